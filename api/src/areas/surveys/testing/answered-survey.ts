import { type Answers, emptySurvey, type PublishedSurvey } from '@vitrine/shared/contract';
import { documents } from '../../../db/schema';
import { newId } from '../../../ids';
import { addResponse } from '../../../testing/add-response';
import { seedRun } from '../../../testing/seed-run';
import type { TestApp } from '../../../testing/test-app';
import { publishedSurveyAt, type SurveyPlace } from './published-survey-at';

type Values = Parameters<typeof addResponse>[2];

export interface AnsweredSurvey extends SurveyPlace {
  /** Adds a response straight to the ledger: of somebody new, unless it says whose. */
  answered(answer: Answers, values?: Values): ReturnType<typeof addResponse>;
}

/** A survey with its document, published and running at a placement: what its results are read of. */
export async function answeredSurvey(test: TestApp, survey: PublishedSurvey): Promise<AnsweredSurvey> {
  const place = await publishedSurveyAt(test, survey);
  const { brandId, documentId, experienceId } = place;
  await test.db.insert(documents).values({
    ...{ id: documentId, brandId, experienceId, area: 'surveys', order: 'a0', baseLanguage: 'en' },
    data: { ...emptySurvey() },
  });
  await seedRun(test.db, place);
  const its = { area: 'surveys', documentId, runId: newId(), ending: 'e1' };
  return {
    ...place,
    answered: (answer, values) => addResponse(test.db, place, { ...its, answer, ...values }),
  };
}
