import { type Answers, type PublishedVote, voteQuestion } from '@vitrine/shared/contract';
import type { Database } from '../src/db/database';
import { newId } from '../src/ids';
import { seedLedger } from '../src/testing/seed-ledger';
import { seedPart } from '../src/testing/seed-part';
import { seedPoll } from '../src/testing/seed-poll';
import { seedRun } from '../src/testing/seed-run';
import { seedBrand } from '../src/testing/test-seed';
import { tenQuestions } from './ten-questions';

/** Where the benchmarks answer: a placement with a published document, and what is answered there in turns. */
export interface BenchPlace {
  placementId: string;
  manifest: string;
  documentId: string;
  answers: Answers[];
  /** More of the same visitor is to come. */
  partial: boolean;
  /** Everybody answers once; left out: now and then somebody changes what they have answered. */
  onceEach?: true;
}

const woods = ['oak', 'ash', 'elm'];
const toPoll = woods.map((wood): Answers => ({ wood: [wood], rooms: ['hall', 'attic'] }));
/** One page after the other: each sends what the pages before it asked, too. */
const onPages: Answers[] = [
  { one: ['a'], two: ['b'], three: ['c'] },
  { four: ['a', 'b'], five: ['c'] },
  { six: { number: 9 }, seven: { number: 4 }, eight: { number: 10 } },
].map((_, page, pages) => Object.assign({}, ...pages.slice(0, page + 1)));
const whole: Answers = { ...onPages.at(-1), nine: { ranking: ['a', 'b', 'c'] }, ten: { text: 'The light.' } };

/** A poll of two questions. @param responses that it holds already. */
export async function seedPlace(db: Database, responses = 0): Promise<BenchPlace> {
  const { experienceId, placementId } = await seedBrand(db, 'Benchmark');
  const poll = await seedPoll(db, { experienceId });
  const { documentId } = poll;
  await seedRun(db, { experienceId, placementId, documentId });
  if (responses > 0) await seedLedger(db, { experienceId, placementId, documentId }, responses);
  return { placementId, ...poll, answers: toPoll, partial: false };
}

/** A survey, of which visitors send page after page. */
export const seedSurveyPlace = (db: Database) => seedSurvey(db, { answers: onPages, partial: true });

/** A survey, of which visitors send all at once and at the end. */
export const seedWholeSurveyPlace = (db: Database) =>
  seedSurvey(db, { answers: [whole], partial: false, onceEach: true });

/** A vote that is open, with a ballot for each option. */
export async function seedVotePlace(db: Database): Promise<BenchPlace> {
  const { experienceId, placementId } = await seedBrand(db, 'Benchmark');
  const documentId = newId();
  const part: PublishedVote = {
    area: 'voting',
    documentId,
    title: { en: 'Which wood?' },
    type: 'single',
    results: 'always',
    changeAllowed: true,
    options: woods.map((id) => ({ id, label: { en: id } })),
  };
  const manifest = await seedPart(db, { experienceId, version: 1, server: {}, part, now: new Date() });
  await seedRun(db, { experienceId, placementId, documentId, area: 'voting', slot: 'stage' });
  const answers = woods.map((wood): Answers => ({ [voteQuestion]: [wood] }));
  return { placementId, manifest, documentId, answers, partial: false };
}

async function seedSurvey(
  db: Database,
  sent: Pick<BenchPlace, 'answers' | 'partial' | 'onceEach'>,
): Promise<BenchPlace> {
  const { experienceId, placementId } = await seedBrand(db, 'Benchmark');
  const documentId = newId();
  const part = { ...tenQuestions, documentId };
  const manifest = await seedPart(db, { experienceId, version: 1, server: {}, part, now: new Date() });
  await seedRun(db, { experienceId, placementId, documentId, area: 'surveys' });
  return { placementId, manifest, documentId, ...sent };
}
