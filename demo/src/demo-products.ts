import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ProductDocument } from '@vitrine/shared/contract';
import type { Dependencies } from '../../api/src/dependencies';
import { addBrandFile } from '../../api/src/files/brand-files';
import { keepFile } from '../../api/src/files/keep-file';
import type { ModelFile } from '../../api/src/library/models/catalogue';
import { lookPictures, productDocument, type Shop } from '../../api/src/templates/product-document';
import { showroomProducts } from '../../api/src/templates/showroom-products';

/** Of the models' thumbnails, which are the products' pictures. */
const pixels = 480;

/** The demo's products as documents, with their pictures kept as the brand's. @param idOf the library object of a model */
export async function demoProducts(
  dependencies: Dependencies,
  brandId: string,
  idOf: (model: ModelFile) => string,
): Promise<ProductDocument[]> {
  const documents: ProductDocument[] = [];
  for (const product of showroomProducts) {
    const pictures = new Map<string, string>();
    for (const path of lookPictures(product))
      pictures.set(path, await addPicture(dependencies, brandId, path));
    const names = { model: idOf, picture: (path: string) => pictures.get(path) ?? '' };
    documents.push(productDocument(product, names, shop));
  }
  return documents;
}

async function addPicture({ db, files }: Dependencies, brandId: string, path: string): Promise<string> {
  const content = await readFile(path);
  const description = { type: 'image/webp', extension: 'webp', bytes: content.byteLength };
  const picture = await keepFile(db, files, content, { ...description, width: pixels, height: pixels });
  await addBrandFile(db, brandId, picture, basename(path));
  return picture.sha256;
}

const shop: Shop = { vendor: 'Ask & Ekdal', address: 'https://ask-ekdal.example' };
