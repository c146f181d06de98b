import type { z } from 'zod';
import { limits } from '../values/limits';
import { answerOptionVaultDocument, emptyOptionSet } from './answer-option-vault/document';
import type { Area } from './list';
import { emptyPoll, pollingDocument } from './polling/document';
import { emptyProduct, productsDocument } from './products/document';
import { emptyVaultQuestion, questionVaultDocument } from './question-vault/document';
import { emptyScene, scenesDocument } from './scenes/document';
import { defaultTheme, themeDocument } from './theme/document';
import { emptyVideo, videosDocument } from './videos/document';

export { type Area, areas, defaultArea } from './list';

export interface AreaDocument {
  schema: z.ZodType;
  /** What a new document holds. */
  empty: () => unknown;
  /** One document an experience instead of many. */
  single?: true;
  /** Where an area may hold another number of documents than `limits.documentsPerArea` in an experience. */
  limit?: { documents: number; per: 'brand' };
}

/** The areas whose content is documents, each with its draft schema. An area that is missing here keeps none (yet). */
export const areaDocuments = {
  scenes: { schema: scenesDocument, empty: emptyScene },
  'question-vault': { schema: questionVaultDocument, empty: emptyVaultQuestion },
  'answer-option-vault': { schema: answerOptionVaultDocument, empty: emptyOptionSet },
  polling: { schema: pollingDocument, empty: emptyPoll },
  products: {
    schema: productsDocument,
    empty: emptyProduct,
    limit: { documents: limits.productsPerBrand, per: 'brand' },
  },
  videos: { schema: videosDocument, empty: emptyVideo },
  theme: { schema: themeDocument, empty: defaultTheme, single: true },
} as const satisfies Partial<Record<Area, AreaDocument>>;

export type DocumentArea = keyof typeof areaDocuments;
export const documentAreas = Object.keys(areaDocuments) as [DocumentArea, ...DocumentArea[]];

/** Areas whose documents may also belong to the whole tenant. */
export const tenantAreas = ['question-vault', 'answer-option-vault'] as const satisfies DocumentArea[];

export type DocumentData<A extends DocumentArea> = z.infer<(typeof areaDocuments)[A]['schema']>;
