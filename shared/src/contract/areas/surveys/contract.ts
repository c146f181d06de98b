import type { AreaContract } from '../area-contract';
import { surveysChecks } from './checks';
import { emptySurvey, surveyDocument } from './document';
import { surveysEndpoints } from './endpoints';
import { publishedSurvey } from './published';
import { surveysSummary } from './summary';

export const surveys = {
  document: { schema: surveyDocument, empty: emptySurvey },
  published: publishedSurvey,
  summary: surveysSummary,
  checks: surveysChecks,
  endpoints: surveysEndpoints,
  tokens: { opens: 'survey' },
} as const satisfies AreaContract;
