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

/** The landing's picture (`npm run templates:posters -w api`). */
export const posterOf = (id: TemplateId) => join(import.meta.dirname, 'posters', `${id}.webp`);
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
