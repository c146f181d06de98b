import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { recordedResponse } from '../entities/integrations';
import { livePlacement, liveVisitors, presenceReport, present } from '../entities/presence';
import { experienceVisits } from '../responses/experience-visits';
import { run, runCommand, runs } from '../responses/run';
import { experienceSummary } from '../responses/summary';
import { timelineNote, timelineNoteCreate } from '../responses/timeline';
import { documentVisits } from '../responses/visit';
import { visitDays } from '../responses/visit-days';
import { visitsRange } from '../responses/visits-range';
import { moderation, writtenWords } from '../responses/written-words';
import { entryId, placementId } from '../values/ids';
import { timestamp } from '../values/values';
import { chapter, endpoint } from './endpoint';
import { listQuery } from './page';
import { inBrand, inDocument, inExperience, inRun, inTimelineNote } from './parameters';

const ofResults = chapter('Results');

export const resultEndpoints = {
  listResponses: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/responses',
    access: { brand: 'results:read' },
    summary: 'What visitors answered, oldest first; the last cursor goes on with what came since',
    params: inBrand,
    query: z.strictObject({
      limit: listQuery.shape.limit,
      cursor: listQuery.shape.cursor,
      /** Received then or later. */
      since: timestamp.optional(),
      placementId: placementId.optional(),
      area: z.enum(documentAreas).optional(),
    }),
    response: z.object({
      items: z.array(recordedResponse),
      /** Asks for what comes after these: also when there is nothing yet. */
      nextCursor: z.string(),
      /** More is there already. */
      hasMore: z.boolean(),
    }),
  }),
  getExperienceSummary: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/summary',
    access: { brand: 'results:read' },
    summary: 'What the dashboard shows',
    params: inExperience,
    response: experienceSummary,
  }),
  getExperienceVisits: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/visits',
    access: { brand: 'results:read' },
    summary:
      'Visits to an experience between two days of a time zone, everywhere or at one placement, and why numbers are missing',
    params: inExperience,
    query: visitsRange,
    response: experienceVisits,
  }),
  createTimelineNote: ofResults({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/timeline-notes',
    access: { brand: 'timeline-notes:write' },
    summary: 'Note something at a moment of an experience, for whoever reads its visits over time',
    params: inExperience,
    body: timelineNoteCreate,
    response: timelineNote,
    status: 201,
  }),
  deleteTimelineNote: ofResults({
    method: 'DELETE',
    path: '/v1/brands/:brandId/timeline-notes/:timelineNoteId',
    access: { brand: 'timeline-notes:write' },
    summary: 'Take a note off the timeline',
    params: inTimelineNote,
  }),
  getDocumentVisits: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/visits',
    access: { brand: 'results:read' },
    summary:
      'What visitors did with a document: by area, how much of it they watched or what of it they looked at',
    params: inDocument,
    query: visitDays,
    response: documentVisits,
  }),
  watchExperience: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/live',
    access: { brand: 'results:read' },
    summary:
      'Live stream of the runs of an experience, of who is in it, and of whether its comments, its review or its draft changed',
    params: inExperience,
    response: z.object({
      ...runs.shape,
      present: z.array(present),
      comments: z.int(),
      review: z.int(),
      draft: z.int(),
    }),
    stream: true,
  }),
  listLiveVisitors: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/live-visitors',
    access: { brand: 'results:read' },
    summary:
      'How many visitors have each experience and placement of a brand open now, to some seconds; without those of nobody',
    params: inBrand,
    response: z.object({ experiences: z.array(liveVisitors), placements: z.array(livePlacement) }),
  }),
  reportPresence: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/experiences/:experienceId/presence',
    tag: 'Documents',
    access: { brand: 'documents:read' },
    summary: 'Say where a tab of the editor is, so that colleagues see it',
    params: inExperience,
    body: presenceReport,
    passing: true,
  }),
  actOnRun: ofResults({
    method: 'POST',
    path: '/v1/brands/:brandId/runs/:runId/actions',
    access: { brand: 'runs:control' },
    summary: 'Open, pause, close or reset a run',
    params: inRun,
    body: runCommand,
    response: run,
  }),
  listWrittenWords: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/runs/:runId/words',
    access: { brand: 'results:read' },
    summary: 'The words that visitors wrote most often to a question, hidden ones too',
    params: inRun,
    query: z.strictObject({ question: entryId }),
    response: writtenWords,
  }),
  moderateDocument: ofResults({
    method: 'POST',
    path: '/v1/brands/:brandId/documents/:documentId/moderation',
    access: { brand: 'answers:moderate' },
    summary: 'Show a word or a text that visitors wrote to others, or hide it',
    params: inDocument,
    body: moderation,
  }),
};
