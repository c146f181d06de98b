import type { DocumentArea } from '@vitrine/shared/contract';
import type { ModelFile } from '../library/models/catalogue';
import type { TemplateProduct } from './showroom-products';

export interface Words {
  en: string;
  de: string;
}

/** Names in documents that are known when one is created. */
export interface TemplateNames {
  /** Of a model's library object. */
  model: (file: ModelFile) => string;
  /** Of the landing's picture. */
  poster: string;
  /** Of a picture that lies at a path: one of `lookPictures`. */
  picture: (path: string) => string;
}

/** A whole experience in English and German, made of the library's models. */
export interface Template {
  name: Words;
  description: Words;
  /** Every model in its scenes and products. */
  models: ModelFile[];
  /** Those with a picture of their own. */
  products: TemplateProduct[];
  documents: (names: TemplateNames) => { area: DocumentArea; data: object }[];
}
