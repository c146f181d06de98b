import type { Answers, QrCodeDocument, VisitEvent } from '@vitrine/shared/contract';
import { voteQuestion } from '@vitrine/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../api/src/dependencies';
import { newId } from '../../api/src/ids';
import { acceptResponses } from '../../api/src/responses/accept-response';
import { createLedger } from '../../api/src/responses/ledger';
import { publishedVersions } from '../../api/src/responses/published-version';
import { readPlacementRuns } from '../../api/src/responses/read-runs';
import { makeReadyRounds } from '../../api/src/responses/ready-rounds';
import { actOnRun } from '../../api/src/responses/runs';
import { shownVersions } from '../../api/src/responses/shown-versions';
import { addCounts, type HourCount } from '../../api/src/visitors/add-counts';
import { countsOf } from '../../api/src/visitors/count-visits';
import { demoBrandId } from './demo-ids';
import { showroomPlacementId } from './showroom';
import { windowScans } from './showroom-code';
import { openingBallots, type ShowroomVisit, showroomVisits } from './showroom-visits';

/** What was published, by what visitors do with it. */
export interface PublishedShowroom {
  experienceId: string;
  manifest: string;
  openedAt: Date;
  sceneIds: string[];
  filmId: string;
  pollId: string;
  surveyId: string;
  voteId: string;
  products: { id: string; variantId: string }[];
  code: { id: string; document: QrCodeDocument };
}

const visitCount = 240;
const ballotCount = 24;
const voteMs = 2 * 3600_000;

/** Fills the showroom's first days, through the ledger and what counts visits: one visitor after the other, at the time of their visit. */
export async function visitShowroom(
  dependencies: Dependencies,
  log: FastifyBaseLogger,
  showroom: PublishedShowroom,
): Promise<void> {
  const now = dependencies.now();
  let clock = showroom.openedAt;
  const then = { ...dependencies, now: () => clock };
  const accept = acceptResponses(then, createLedger(then, log));
  const answer = (
    documentId: string,
    answers: Answers,
    language: string,
    own: { respondentId?: string; partial?: true } = {},
  ) =>
    accept({
      placementId: showroomPlacementId,
      respondentId: own.respondentId ?? newId(),
      idempotencyKey: newId(),
      body: {
        manifest: showroom.manifest,
        documentId,
        answers,
        language,
        ...(own.partial && { partial: true }),
      },
      countOf: async () => undefined,
    });

  await holdVote(
    then,
    showroom,
    (at) => {
      clock = at;
    },
    (option) => answer(showroom.voteId, { [voteQuestion]: [option] }, 'de'),
  );

  const days = (now.getTime() - showroom.openedAt.getTime()) / (24 * 3600_000);
  const counts: HourCount[] = [];
  const visits = showroomVisits(visitCount, days, now);
  for (const visit of visits) {
    clock = visit.at;
    const { deviceClass, language, source } = visit;
    const place = { placementId: showroomPlacementId, experienceId: showroom.experienceId, at: clock };
    counts.push(...countsOf(place, { deviceClass, language, source, events: eventsOf(visit, showroom) }));
    const respondentId = newId();
    if (visit.poll) await answer(showroom.pollId, visit.poll, language, { respondentId });
    if (visit.survey) {
      const { answers, partial } = visit.survey;
      await answer(showroom.surveyId, answers, language, { respondentId, ...(partial && { partial: true }) });
    }
  }
  const place = { placementId: showroomPlacementId, experienceId: showroom.experienceId };
  counts.push(...windowScans(showroom.code, place, visits));
  await addCounts(dependencies.db, together(counts));
}

/** The same by the same hour added up: everybody who starts the demo waits for it. */
function together(counts: HourCount[]): HourCount[] {
  const sums = new Map<string, HourCount>();
  for (const { count, fourthQuarter, secondQuarter, thirdQuarter, ...about } of counts) {
    const key = JSON.stringify(about);
    const known = sums.get(key);
    sums.set(key, {
      ...about,
      count: count + (known?.count ?? 0),
      secondQuarter: secondQuarter + (known?.secondQuarter ?? 0),
      thirdQuarter: thirdQuarter + (known?.thirdQuarter ?? 0),
      fourthQuarter: fourthQuarter + (known?.fourthQuarter ?? 0),
    });
  }
  return [...sums.values()];
}

/** A moderator opens the vote at the opening, and closes it two hours later. */
async function holdVote(
  dependencies: Dependencies,
  { experienceId, openedAt, voteId }: PublishedShowroom,
  setClock: (at: Date) => void,
  ballot: (option: string) => Promise<unknown>,
): Promise<void> {
  const { db } = dependencies;
  const shown = await shownVersions(db, publishedVersions(db), experienceId, openedAt);
  await makeReadyRounds(db, shown, experienceId, openedAt);
  const [run] = await readPlacementRuns(db, showroomPlacementId, [voteId]);
  if (!run) throw new Error('The vote has no round');
  const act = (action: 'open' | 'close', now: Date) =>
    actOnRun(db, (work) => db.transaction(work), {
      brandId: demoBrandId,
      runId: run.id,
      action,
      rules: run.slot === null ? null : { slot: run.slot },
      now,
    });
  await act('open', openedAt);
  const ballots = openingBallots(ballotCount);
  for (const [index, option] of ballots.entries()) {
    setClock(new Date(openedAt.getTime() + ((index + 1) / (ballots.length + 1)) * voteMs));
    await ballot(option);
  }
  await act('close', new Date(openedAt.getTime() + voteMs));
}

/** Those who are more interested look at more, and those who answered had the panel open. */
function eventsOf(visit: ShowroomVisit, { filmId, products, sceneIds }: PublishedShowroom): VisitEvent[] {
  const { chance, interest } = visit;
  const reach = (
    area: 'scenes' | 'products' | 'videos' | 'polling' | 'surveys',
    isUsed: boolean,
  ): VisitEvent[] => [
    { kind: 'reach', area, step: 'opened' },
    ...(isUsed ? [{ kind: 'reach', area, step: 'used' } as const] : []),
  ];
  const scenes = sceneIds.slice(0, interest > 0.15 ? (interest > 0.5 ? 2 : 1) : 0);
  const looked = interest > 0.35 ? products.filter(() => chance() < interest * 0.35) : [];
  const tenths = interest > 0.4 && chance() < 0.4 ? Math.ceil(interest * 10) : 0;
  return [
    { kind: 'visit' },
    ...(scenes.length > 0 ? reach('scenes', true) : []),
    ...scenes.map((documentId) => ({ kind: 'scene', documentId }) as const),
    ...(looked.length > 0 ? reach('products', true) : []),
    ...looked.map(({ id, variantId }) => ({
      kind: 'look' as const,
      documentId: id,
      variantId,
      available: chance() < 0.85,
    })),
    ...(tenths > 0 ? reach('videos', true) : []),
    ...Array.from({ length: tenths }, (_, tenth) => ({ kind: 'play' as const, documentId: filmId, tenth })),
    ...(visit.poll || (interest > 0.6 && chance() < 0.2) ? reach('polling', Boolean(visit.poll)) : []),
    ...(visit.survey || (interest > 0.6 && chance() < 0.1) ? reach('surveys', Boolean(visit.survey)) : []),
  ];
}
