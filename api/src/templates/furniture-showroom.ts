import { emptyCollection } from '@vitrine/shared/contract';
import { productDocument } from '../demo/demo-products';
import { diningRoom, diningRoomPieces } from '../demo/dining-room';
import { livingRoom, livingRoomPieces } from '../demo/living-room';
import { sceneObjects } from '../demo/scene-objects';
import { poll, theme } from '../demo/showroom';
import { showroomCollections, showroomProducts } from '../demo/showroom-products';
import type { Template } from './template';

const pieces = [...livingRoomPieces, ...diningRoomPieces];

/** The rooms of the demo, for a brand of one's own. */
export const furnitureShowroom: Template = {
  name: { en: 'Furniture showroom', de: 'Möbel-Showroom' },
  description: {
    en: 'Two furnished rooms to look around in, products with variants and prices, and a poll about finishes.',
    de: 'Zwei eingerichtete Räume zum Umsehen, Produkte mit Varianten und Preisen und eine Umfrage zu Oberflächen.',
  },
  models: [...new Set([...pieces, ...showroomProducts].map(({ model }) => model))],
  products: showroomProducts,
  documents: ({ model, picture, poster }) => [
    { area: 'scenes', data: { ...livingRoom, objects: sceneObjects(livingRoomPieces, model) } },
    { area: 'scenes', data: { ...diningRoom, objects: sceneObjects(diningRoomPieces, model) } },
    { area: 'polling', data: poll },
    ...showroomProducts.map((product) => ({
      area: 'products' as const,
      data: productDocument(product, picture(product.model), model(product.model)),
    })),
    ...showroomCollections.map((title) => ({
      area: 'products' as const,
      data: { ...emptyCollection(), name: title.en, title: { ...title } },
    })),
    { area: 'theme', data: theme(poster) },
  ],
};
