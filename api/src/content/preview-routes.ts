import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { readExperienceRow } from '../experiences/read-experience';
import { route } from '../route';
import { browserHalf, compile } from './compile';
import { readDraft } from './draft';
import { checkedData } from './draft-data';
import { openPreviewAccess } from './preview-access';

/** The editor's preview: an address for the real viewer, and the draft compiled with what is not saved yet. */
export function previewRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, files, now } = dependencies;

  route(app, dependencies, endpoints.openPreview, async ({ brand, params }) => {
    const { id } = await readExperienceRow(db, brand.id, params.experienceId);
    return openPreviewAccess(db, id, now());
  });

  route(app, dependencies, endpoints.compilePreview, async ({ body, brand, params }) => {
    const experience = await readExperienceRow(db, brand.id, params.experienceId);
    // Shape only: what a draft names and may not have is left out by its area, as at any other compilation.
    const draft = await readDraft(db, files, experience, ({ area, id }) =>
      body.unsaved[id] ? checkedData(area, body.unsaved[id]) : undefined,
    );
    const { parts, root } = browserHalf(compile(draft, 0));
    const known = new Set(body.known);
    return {
      root,
      parts: Object.fromEntries(Object.entries(parts).filter(([hash]) => !known.has(hash))),
    };
  });
}
