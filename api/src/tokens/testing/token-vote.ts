import {
  endpoints,
  type PublicRun,
  type Run,
  type TokenLot,
  type VotingDocument,
} from '@vitrine/shared/contract';
import { newId } from '../../ids';
import { callEndpoint } from '../../testing/call-endpoint';
import type { TestApp } from '../../testing/test-app';
import { type SeededBrand, seedBrand } from '../../testing/test-seed';

/** A vote that is open at a placement, and how it runs there. */
export interface TokenVote extends SeededBrand {
  documentId: string;
  manifest: string;
  runId: string;
}

const option = (order: string, en: string) => ({ order, label: { en } });

/** A vote of a brand of its own, published and opened. */
export async function openVote(
  test: TestApp,
  more: Partial<VotingDocument> = { protection: 'token' },
): Promise<TokenVote> {
  const brand = await seedBrand(test.db, 'Brand');
  const { brandId, experienceId, placementId } = brand;
  const create = (area: 'scenes' | 'voting', data?: VotingDocument) =>
    callEndpoint(test, 'owner', endpoints.createDocument, {
      params: { brandId },
      body: { area, experienceId, ...(data && { data }) },
    });
  await create('scenes');
  const made = await create('voting', {
    title: { en: 'Which fabric?' },
    type: 'single',
    results: 'after-answer',
    changeAllowed: true,
    options: { linen: option('a0', 'Linen'), wool: option('a1', 'Wool') },
    ...more,
  });
  const inExperience = { params: { brandId, experienceId } };
  await callEndpoint(test, 'owner', endpoints.publishExperience, { ...inExperience, body: { note: '' } });
  const summary = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, inExperience);
  const runId = (summary.body.runs as Run[])[0]?.id ?? '';
  const { body } = await callEndpoint(test, 'anonymous', endpoints.resolvePlacement, {
    params: { placementId },
  });
  const vote = { ...brand, documentId: made.body.id, manifest: body.manifest ?? '', runId };
  await act(test, vote, 'open');
  return vote;
}

export const act = (test: TestApp, { brandId, runId }: TokenVote, action: 'open' | 'close' | 'reset') =>
  callEndpoint(test, 'owner', endpoints.actOnRun, { params: { brandId, runId }, body: { action } });

type Place = Pick<TokenVote, 'brandId' | 'experienceId' | 'placementId' | 'documentId'>;

export const makeLot = (test: TestApp, place: Place, size = 3, area: TokenLot['area'] = 'voting') =>
  callEndpoint(test, 'owner', endpoints.createTokenLot, {
    params: { brandId: place.brandId, experienceId: place.experienceId },
    body: { area, documentId: place.documentId, placementId: place.placementId, name: 'Evening', size },
  });

/** The codes of a new lot. */
export async function codesFor(test: TestApp, place: Place, size = 3, area: TokenLot['area'] = 'voting') {
  const lot = (await makeLot(test, place, size, area)).body;
  const { brandId, experienceId } = place;
  const { body } = await callEndpoint(test, 'owner', endpoints.listTokens, {
    params: { brandId, experienceId, tokenLotId: lot.id },
  });
  return { lot, codes: body.items.map(({ code }) => code) };
}

export const redeem = (
  { app }: Pick<TestApp, 'app'>,
  { placementId }: Pick<Place, 'placementId'>,
  cookie: string,
  code: string | undefined,
) =>
  app.inject({
    method: 'POST',
    url: `/v1/placements/${placementId}/tokens`,
    headers: { cookie },
    payload: { code },
  });

export const castBallot = (
  { app }: Pick<TestApp, 'app'>,
  { documentId, manifest, placementId }: Pick<TokenVote, 'documentId' | 'manifest' | 'placementId'>,
  cookie: string,
  choice: 'linen' | 'wool' = 'linen',
  key = newId(),
) =>
  app.inject({
    method: 'POST',
    url: `/v1/placements/${placementId}/responses`,
    headers: { cookie, 'idempotency-key': key },
    payload: { manifest, documentId, answers: { vote: [choice] }, language: 'en' },
  });

/** What a visitor sees of it. */
export async function seenRun(
  { app }: Pick<TestApp, 'app'>,
  { documentId, placementId }: Pick<TokenVote, 'documentId' | 'placementId'>,
  cookie?: string,
): Promise<PublicRun | undefined> {
  const response = await app.inject({
    url: `/v1/placements/${placementId}/runs`,
    headers: cookie ? { cookie } : {},
  });
  return (response.json().runs as PublicRun[]).find((run) => run.documentId === documentId);
}

/** What staff see of it: never hidden. */
export async function countedRun(test: TestApp, { brandId, documentId, experienceId }: Place): Promise<Run> {
  const { body } = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, {
    params: { brandId, experienceId },
  });
  const run = (body.runs as Run[]).find((one) => one.documentId === documentId);
  if (!run) throw new Error('It does not run.');
  return run;
}
