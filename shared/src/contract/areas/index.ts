import type { z } from 'zod';
import type { Area } from './list';
import { emptyPoll, pollingDocument } from './polling';
import { emptyScene, scenesDocument } from './scenes';
import { defaultTheme, themeDocument } from './theme';

export { type Area, areas, defaultArea } from './list';

interface AreaDocument {
  schema: z.ZodType;
  /** What a new document holds. */
  empty: () => unknown;
  /** One document an experience instead of many. */
  single?: true;
}

/** The areas whose content is documents, each with its draft schema. An area that is missing here keeps none (yet). */
export const areaDocuments = {
  scenes: { schema: scenesDocument, empty: emptyScene },
  polling: { schema: pollingDocument, empty: emptyPoll },
  theme: { schema: themeDocument, empty: defaultTheme, single: true },
} as const satisfies Partial<Record<Area, AreaDocument>>;

export type DocumentArea = keyof typeof areaDocuments;
export const documentAreas = Object.keys(areaDocuments) as [DocumentArea, ...DocumentArea[]];
export type DocumentData<A extends DocumentArea> = z.infer<(typeof areaDocuments)[A]['schema']>;
