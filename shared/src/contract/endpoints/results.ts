import { z } from 'zod';
import { endpoint } from '../endpoint';
import { presenceReport, present } from '../presence';
import { run, runAction } from '../run';
import { experienceSummary } from '../summary';
import { inExperience, inRun, runs } from './parameters';

export const resultEndpoints = {
  getExperienceSummary: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/summary',
    tag: 'Results',
    access: { brand: 'results:read' },
    summary: 'What the dashboard shows',
    params: inExperience,
    response: experienceSummary,
  }),
  watchExperience: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/experiences/:experienceId/live',
    tag: 'Results',
    access: { brand: 'results:read' },
    summary: 'Live stream of the runs of an experience and of who is in it',
    params: inExperience,
    response: z.object({ ...runs.shape, present: z.array(present) }),
    stream: true,
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
  actOnRun: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/runs/:runId/actions',
    tag: 'Results',
    access: { brand: 'runs:control' },
    summary: 'Open, pause, close or reset a run',
    params: inRun,
    body: z.strictObject({ action: runAction }),
    response: run,
  }),
};
