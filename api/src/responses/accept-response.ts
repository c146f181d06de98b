import { limits, type ResponseAccepted, type ResponseCreate, type RunState } from '@vitrine/shared/contract';
import { scheduledState } from '@vitrine/shared/contract/responses/scheduled-state';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { responses } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { keyReused } from '../idempotency';
import { newId } from '../ids';
import { publishRuns } from '../live/topics';
import { conflict, forbidden, invalid, notFound, ProblemError } from '../problem';
import { checkAnswers } from './answer-rules';
import type { RulesOf } from './area-answers';
import { briefCache } from './brief-cache';
import { countedRespondent } from './counted-respondent';
import type { Ledger } from './ledger';
import { type PublishedVersion, publishedVersions } from './published-version';
import { readLastServed } from './read-last-served';
import { publicRunOf } from './run-view';
import { openFirstRounds } from './runs';
import { readServedPlacement, type ServedPlacement } from './served-placement';
import { type Refusal, type Submission, submissionHash } from './submission';

/** A response as it came in. */
export interface Incoming {
  placementId: string;
  respondentId: string;
  idempotencyKey: string;
  body: ResponseCreate;
  /**
   * Counts a respondent who is new here, of whom there may be so many of one address in a minute.
   * @param respondentsPerMinute null: as many as may come.
   * @throws ProblemError 429
   */
  countOf(respondentsPerMinute: number | null): Promise<void>;
}

/** A placement that was paused or assigned again may take answers for this long; visitors are shown it within 5 s. */
const placementAgeMs = 1000;
/** When something is published, everybody who has the page open answers to the version before: they share a look. */
const historyAgeMs = 1000;
const hourMs = 3600_000;

/** @returns how a visitor's response is accepted: checked, recorded in the ledger, answered with the run. */
export function acceptResponses(
  { bus, db, now }: Dependencies,
  ledger: Ledger,
): (incoming: Incoming) => Promise<ResponseAccepted> {
  const versionOf = publishedVersions(db);
  const servedAt = briefCache((placementId) => readServedPlacement(db, placementId, now()), placementAgeMs);
  const lastServedAt = briefCache(async (place) => {
    const [placementId = '', hash = ''] = place.split('/');
    const seen = await versionOf(hash);
    return seen && readLastServed(db, placementId, seen, now());
  }, historyAgeMs);
  const opened = new Set<string>();

  /** Runs are never removed, so a process asks once for each. */
  async function ensureOpened(placementId: string, experienceId: string, rules: RulesOf): Promise<void> {
    const pair = `${placementId}/${rules.documentId}`;
    if (opened.has(pair)) return;
    const place = { placementId, experienceId };
    if (await openFirstRounds(db, [{ ...place, rules }], now())) await publishRuns(bus, place);
    opened.add(pair);
  }

  return async (incoming) => {
    const { body, placementId } = incoming;
    const served = await servedAt(placementId);
    if (!served) throw notFound('placement');
    const { rules: seen, version } = await seenDocument(versionOf, body);
    checkAnswers(seen, body);
    // What is published now decides about changing, seeing and limits; the version that was seen about what can be answered, and where that leads.
    const current = served.manifest ? await versionOf(served.manifest) : null;
    const rules = current?.answered.get(body.documentId) ?? seen;
    const respondentId = await countedRespondent(db, rules, incoming);
    const submission = submissionOf(incoming, respondentId, version, { seen, rules }, now());
    const isCurrent = version.hash === served.manifest;
    const seenUntil = isCurrent
      ? submission.receivedAt
      : await lastServedAt(`${placementId}/${version.hash}`);
    const reason =
      notTaken(served, seenUntil, submission.receivedAt) ??
      // Of a page that is no longer served, nothing but its round tells a ballot from one that has waited for days.
      (rules.onlyInItsRound && !isCurrent && submission.round === null ? tooLate() : null) ??
      outsideOfTimes(scheduledState('open', rules, served.timeZone, submission.receivedAt.getTime())) ??
      (respondentId === null ? codeNeeded() : null);
    if (reason && !(await isRecorded(db, submission))) throw reason;
    await incoming.countOf(served.respondentsPerMinute);
    await ensureOpened(placementId, version.experienceId, rules);
    const outcome = await ledger.record(submission);
    if (outcome.kind === 'refused') throw refusal(outcome.why, outcome.round);
    const { ending, id } = outcome;
    return {
      id,
      run: publicRunOf(outcome.run, rules, respondentId === null ? undefined : outcome.answered),
      ...(ending !== null && { ending }),
    };
  };
}

/** What the visitor saw lets them answer, and the version that it belongs to. */
async function seenDocument(
  versionOf: (hash: string) => Promise<PublishedVersion | null>,
  { documentId, manifest }: ResponseCreate,
) {
  if (!manifest) throw invalid('/manifest', 'Say which published version was answered');
  const version = await versionOf(manifest);
  if (!version) throw notPublishedHere();
  const rules = version.answered.get(documentId);
  if (!rules) throw invalid('/documentId', 'Nothing that can be answered in this version');
  return { version, rules };
}

const codeNeeded = () =>
  forbidden('code-needed', 'You need a code for this. Come with the card or the link that you were given.');

const notPublishedHere = () => invalid('/manifest', 'No version that was published here');

function submissionOf(
  { body, idempotencyKey, placementId, respondentId: visitorId }: Incoming,
  respondentId: string | null,
  version: PublishedVersion,
  { rules, seen }: { rules: RulesOf; seen: RulesOf },
  receivedAt: Date,
): Submission {
  const { answers, documentId, language, partial = false, round = null } = body;
  const { changeAllowed, mostRespondents, quotas = {}, takesParts } = rules;
  return {
    id: newId(),
    placementId,
    experienceId: version.experienceId,
    manifestVersion: version.version,
    documentId,
    round,
    // A repetition is told by its key, as whose it ever counted.
    respondentId: respondentId ?? visitorId,
    visitorId,
    answers,
    partial,
    whole: takesParts,
    language,
    changeAllowed,
    mostRespondents: mostRespondents ?? null,
    // By what it is an answer to, as a recount counts it.
    countedAs: seen.countedAs,
    quotas,
    conclude: seen.conclude ?? null,
    idempotencyKey,
    submissionHash: submissionHash(visitorId, version.hash, body),
    receivedAt,
  };
}

/** Whether a submission is a repetition of one that the ledger holds: it is answered whatever has changed since. */
export async function isRecorded(
  db: Database,
  { idempotencyKey, placementId }: Pick<Submission, 'idempotencyKey' | 'placementId'>,
): Promise<boolean> {
  const its = and(eq(responses.placementId, placementId), eq(responses.idempotencyKey, idempotencyKey));
  return (await db.select({ id: responses.id }).from(responses).where(its)).length > 0;
}

/**
 * Why nothing is recorded here now; null when it is. What was recorded before is answered all the same.
 * @param seenUntil when the version that the visitor saw was served here last: an answer that waited offline may be
 * to one that is served no more, for a while.
 */
function notTaken({ state }: ServedPlacement, seenUntil: Date | null, now: Date): ProblemError | null {
  if (seenUntil === null) return notPublishedHere();
  if (state === 'ended') return new ProblemError(410, 'ended', 'This has ended.');
  if (state === 'paused') return conflict('paused', 'This is paused at the moment.');
  if (state !== 'active') return conflict('not-active', 'There is nothing to answer here at the moment.');
  const late = now.getTime() - seenUntil.getTime() > limits.offlineAnswerHours * hourMs;
  return late ? tooLate() : null;
}

const tooLate = (current?: { round: number }) => conflict('too-late', 'This answer comes too late.', current);

/** What was recorded before the end is answered after it, too. */
const outsideOfTimes = (state: RunState) => (state === 'ready' || state === 'closed' ? refusal(state) : null);

/** @param round that the run is in: the next one may take what this one does not. */
function refusal(why: Refusal, round?: number): ProblemError {
  const current = round === undefined ? undefined : { round };
  switch (why) {
    case 'key-reused':
      return keyReused();
    case 'already-answered':
      return conflict('already-answered', 'You have already answered.', current);
    case 'other-round':
      return tooLate(current);
    case 'ready':
      return conflict('not-active', 'There is nothing to answer here at the moment.', current);
    case 'paused':
      return conflict('paused', 'This is paused at the moment.', current);
    case 'closed':
      return conflict('closed', 'This is closed.', current);
  }
}
