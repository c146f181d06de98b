import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Template as ShownTemplate, TemplateId } from '@vitrine/shared/contract';
import { eventVoting } from './event-voting';
import { furnitureShowroom } from './furniture-showroom';
import { productLaunch } from './product-launch';
import type { Template } from './template';

export const templateLanguages = ['en', 'de'];

export const templates: Record<TemplateId, Template> = {
  'furniture-showroom': furnitureShowroom,
  'product-launch': productLaunch,
  'event-voting': eventVoting,
};

/** A picture of the product's own, in one size. */
export interface CommittedPicture {
  path: string;
  width: number;
  height: number;
}

/** Those of `limits.image.widths` that are narrower than what is drawn, and that. */
const posterWidths = [320, 640, 960, 1280, 1600];
const posterHeights = 0.625;

/** The landing's picture in all of its sizes, narrowest first (`npm run templates:posters -w api`). */
export const posterSizes = (id: TemplateId): CommittedPicture[] =>
  posterWidths.map((width) => ({
    path: join(import.meta.dirname, 'posters', `${id}.${width}.webp`),
    width,
    height: width * posterHeights,
  }));
/** The same for a list. */
export const smallPosterOf = (id: TemplateId) => join(import.meta.dirname, 'posters', `${id}.small.webp`);

let shown: Promise<ShownTemplate[]> | null = null;

/** What there is to choose from. */
export function shownTemplates(): Promise<ShownTemplate[]> {
  shown ??= Promise.all(
    (Object.entries(templates) as [TemplateId, Template][]).map(async ([id, { description, name }]) => ({
      id,
      name: { ...name },
      description: { ...description },
      languages: templateLanguages,
      picture: `data:image/webp;base64,${(await readFile(smallPosterOf(id))).toString('base64')}`,
    })),
  );
  return shown;
}
