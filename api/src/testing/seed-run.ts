import { type Answer, choicesIn } from '@vitrine/shared/contract';
import type { Database } from '../db/database';
import { openFirstRounds } from '../responses/runs';

/** How a poll's answers are counted: once for each option. */
export const countedAs = (_: string, answer: Answer) => choicesIn(answer);

/** The first round of a poll at a placement. */
export const seedRun = (
  db: Database,
  {
    documentId,
    experienceId,
    placementId,
  }: { placementId: string; experienceId: string; documentId: string },
  now = new Date(),
) =>
  openFirstRounds(
    db,
    [{ placementId, experienceId, rules: { area: 'polling', documentId, opensByItself: true } }],
    now,
  );
