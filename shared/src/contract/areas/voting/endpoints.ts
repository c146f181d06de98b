import { z } from 'zod';
import { chapter } from '../../endpoints/endpoint';
import { listQuery, page } from '../../endpoints/page';
import { inDocument, inRun } from '../../endpoints/parameters';
import { voteRound } from './round';

const ofResults = chapter('Results');

export const votingEndpoints = {
  listVoteRounds: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/vote-rounds',
    access: { brand: 'results:read' },
    summary: 'The rounds of a vote that were opened, at all placements, newest first',
    params: inDocument,
    query: z.strictObject({ limit: listQuery.shape.limit, cursor: listQuery.shape.cursor }),
    response: page(voteRound),
  }),
  exportBallots: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/runs/:runId/ballots',
    access: { brand: 'results:read' },
    summary: 'Every ballot of one round of a vote in the order of its coming, replaced ones too, as a table',
    params: inRun,
    status: 200,
  }),
};
