import {
  type SurveyDocument,
  surveyDocument,
  vaults,
  withVaultQuestionInSurvey,
} from '@vitrine/shared/contract';
import { translatable } from '../../translatable-message';
import { areaContent } from '../area-content';
import { assetOf } from '../compiled-picture';
import { optionImages } from '../options/answer-option-checks';
import { questionLinks, relinkedQuestion } from '../options/asked-questions';
import { checkLogic } from './logic-checks';
import { publishedSurveyOf } from './published-survey';
import type { SurveysServerHalf } from './server-half';
import { checkShape } from './shape-checks';
import { surveyTexts } from './texts';

export const surveys = areaContent(surveyDocument, {
  copiesFrom: [vaults.questions],

  references: ({ questions }) =>
    Object.entries(questions).flatMap(([id, { options }]) => optionImages(`/questions/${id}`, options)),

  links: ({ questions }) =>
    questionLinks(
      questions,
      ({ format: _f, order: _o, page: _p, reference: _s, required: _r, shortestAnswer: _a, ...copy }) => copy,
    ),

  relink: (survey, link, source) =>
    relinkedQuestion(
      survey,
      link,
      source,
      ({ state }) => (state === 'ready' ? null : translatable('link.notReady')),
      withVaultQuestionInSurvey,
    ),

  texts: surveyTexts,

  check: (survey, { languages }) => checkShape(survey, languages),

  checkAtLength: (survey, [base = 'en']) => checkLogic(survey, base),

  compile: (surveys, { images }) => ({
    parts: surveys.map(({ data, id }) => publishedSurveyOf(id, data, images)),
    ...(surveys.some(({ data }) => hasServerHalf(data)) && { server: serverHalf(surveys) }),
    assets: surveys
      .flatMap(({ data }) => Object.values(data.questions))
      .flatMap(({ options }) => Object.values(options))
      .flatMap(({ image }) => (image && images.get(image)) || [])
      .map(assetOf),
  }),
});

const hasServerHalf = ({ mostRespondents, quotas }: SurveyDocument) =>
  mostRespondents !== undefined || Object.keys(quotas).length > 0;

const serverHalf = (surveys: { id: string; data: SurveyDocument }[]): SurveysServerHalf => ({
  mostRespondents: Object.fromEntries(
    surveys.flatMap(({ data: { mostRespondents }, id }) =>
      mostRespondents === undefined ? [] : [[id, mostRespondents]],
    ),
  ),
  quotas: Object.fromEntries(
    surveys.map(({ data, id }) => [
      id,
      Object.fromEntries(Object.entries(data.quotas).map(([quota, { most }]) => [quota, most])),
    ]),
  ),
});
