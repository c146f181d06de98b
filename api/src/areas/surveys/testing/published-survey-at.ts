import type { Answers, PublishedSurvey } from '@vitrine/shared/contract';
import { newId } from '../../../ids';
import { seedPart } from '../../../testing/seed-part';
import type { TestApp } from '../../../testing/test-app';
import { type SeededBrand, seedBrand } from '../../../testing/test-seed';
import type { SurveysServerHalf } from '../server-half';

export interface SurveyPlace extends SeededBrand {
  documentId: string;
  manifest: string;
}

interface Given {
  partial?: true;
  /** A visitor of their own unless one is named. */
  cookie?: string;
  key?: string;
}

export async function visitor({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const response = await app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

/** A survey that is published at a placement of its own. @param own what only the API reads of it. */
export async function publishedSurveyAt(
  test: TestApp,
  survey: PublishedSurvey,
  own: { mostRespondents?: number; quotas?: Record<string, number> } = {},
): Promise<SurveyPlace> {
  const brand = await seedBrand(test.db, 'Brand');
  const documentId = newId();
  const manifest = await publishAgain(test, { ...brand, documentId }, survey, own, 1);
  return { ...brand, documentId, manifest };
}

/** @returns the manifest of a further version. */
export function publishAgain(
  test: TestApp,
  { documentId, experienceId }: Pick<SurveyPlace, 'documentId' | 'experienceId'>,
  survey: PublishedSurvey,
  { mostRespondents, quotas }: { mostRespondents?: number; quotas?: Record<string, number> },
  version: number,
): Promise<string> {
  const server: SurveysServerHalf = {
    mostRespondents: mostRespondents === undefined ? {} : { [documentId]: mostRespondents },
    quotas: quotas ? { [documentId]: quotas } : {},
  };
  return seedPart(test.db, {
    ...{ experienceId, version, server, part: { ...survey, documentId } },
    now: test.dependencies.now(),
  });
}

export async function answerSurvey(
  test: Pick<TestApp, 'app'>,
  { documentId, manifest, placementId }: Pick<SurveyPlace, 'documentId' | 'manifest' | 'placementId'>,
  answers: Answers,
  { cookie, key = newId(), partial }: Given = {},
) {
  return test.app.inject({
    method: 'POST',
    url: `/v1/placements/${placementId}/responses`,
    headers: { cookie: cookie ?? (await visitor(test)), 'idempotency-key': key },
    payload: { manifest, documentId, answers, language: 'en', ...(partial && { partial }) },
  });
}
