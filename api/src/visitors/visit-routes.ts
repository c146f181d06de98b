import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readDocument } from '../content/read-document';
import { experiences, timelineNotes } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { readExperience } from '../experiences/read-experience';
import { newId } from '../ids';
import { readPlacementRow } from '../placements/read-placement';
import { notFound } from '../problem';
import { route } from '../route';
import { countVisits } from './count-visits';
import { experienceVisits } from './experience-visits';
import { documentVisits } from './read-visits';

/** Visits: counted as they happen, and what staff see of them. */
export function visitRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;
  const count = countVisits(dependencies);

  route(app, dependencies, endpoints.reportVisit, async ({ body, params, reply, respondentId }) => {
    await count(params.placementId, body, respondentId);
    return reply.send();
  });

  route(app, dependencies, endpoints.getDocumentVisits, async ({ brand, params, query }) => {
    const document = await readDocument(db, brand.id, params.documentId);
    return documentVisits(db, document, query.days, now());
  });

  route(app, dependencies, endpoints.getExperienceVisits, async ({ brand, params, query }) => {
    const { experienceId } = params;
    await readExperience(db, brand.id, experienceId);
    if (query.placementId) await readPlacementRow(db, brand.id, query.placementId);
    return experienceVisits(db, { brandId: brand.id, experienceId, range: query }, now());
  });

  route(app, dependencies, endpoints.createTimelineNote, async ({ body, brand, params, staff, write }) => {
    const { experienceId } = params;
    const { displayName, id: createdBy } = staff.person;
    await readExperience(db, brand.id, experienceId);
    return write(async (tx) => {
      const id = newId();
      const { at, text } = body;
      await tx.insert(timelineNotes).values({ id, experienceId, at: new Date(at), text, createdBy });
      return { id, at: new Date(at).toISOString(), text, by: displayName };
    });
  });

  route(app, dependencies, endpoints.deleteTimelineNote, ({ brand, params, write }) =>
    write(async (tx) => {
      const [note] = await tx
        .select({ id: timelineNotes.id })
        .from(timelineNotes)
        .innerJoin(experiences, eq(experiences.id, timelineNotes.experienceId))
        .where(and(eq(timelineNotes.id, params.timelineNoteId), eq(experiences.brandId, brand.id)));
      if (!note) throw notFound('note');
      await tx.delete(timelineNotes).where(eq(timelineNotes.id, note.id));
      return undefined;
    }),
  );
}
