import { type Answer, choicesIn, type DocumentArea } from '@vitrine/shared/contract';
import type { Database } from '../db/database';
import { openFirstRounds } from '../responses/runs';

interface SeededRun {
  placementId: string;
  experienceId: string;
  documentId: string;
  /** A poll when left out. */
  area?: DocumentArea;
  /** Left out: it stands for itself. */
  slot?: string;
}

/** How a poll's answers are counted: once for each option. */
export const countedAs = (_: string, answer: Answer) => choicesIn(answer);

/** The first round at a placement, open. */
export const seedRun = (
  db: Database,
  { area = 'polling', experienceId, placementId, ...own }: SeededRun,
  now = new Date(),
) => openFirstRounds(db, [{ placementId, experienceId, rules: { area, opensByItself: true, ...own } }], now);
