import { z } from 'zod';
import { chapter } from '../../endpoints/endpoint';
import { listQuery, page } from '../../endpoints/page';
import { inDocument } from '../../endpoints/parameters';
import { entityId, entryId } from '../../values/ids';
import {
  openedResponse,
  singleResponses,
  surveyResponsesFilter,
  surveyResults,
  writtenAnswer,
} from './results';

const ofResults = chapter('Results');

export const surveysEndpoints = {
  getSurveyResults: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/survey-results',
    access: { brand: 'results:read' },
    summary: 'What was answered to each question of a survey, by whom a filter lets through',
    params: inDocument,
    query: surveyResponsesFilter,
    response: surveyResults,
  }),
  listWrittenAnswers: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/written-answers',
    access: { brand: 'results:read' },
    summary: 'What visitors wrote in their own words to a question of a survey, newest first',
    params: inDocument,
    query: surveyResponsesFilter.extend({
      question: entryId,
      limit: listQuery.shape.limit,
      cursor: listQuery.shape.cursor,
      /** Case-insensitive part of the text. */
      q: listQuery.shape.q,
    }),
    response: page(writtenAnswer),
  }),
  listSingleResponses: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/single-responses',
    access: { brand: 'results:read' },
    summary: 'Responses to a survey one by one, newest first, each with all its answers',
    params: inDocument,
    query: surveyResponsesFilter.extend({
      limit: listQuery.shape.limit,
      cursor: listQuery.shape.cursor,
    }),
    response: singleResponses,
  }),
  getSingleResponse: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/single-responses/:responseId',
    access: { brand: 'results:read' },
    summary:
      'One response to a survey, and which come before and after it of those that a filter lets through',
    params: inDocument.extend({ responseId: entityId }),
    query: surveyResponsesFilter,
    response: openedResponse,
  }),
  exportSurveyResponses: ofResults({
    method: 'GET',
    path: '/v1/brands/:brandId/documents/:documentId/survey-responses',
    access: { brand: 'results:read' },
    summary: 'Responses to a survey, one of each visitor and round, with its questions: a table or JSON',
    params: inDocument,
    query: surveyResponsesFilter.extend({ format: z.enum(['csv', 'json']).default('csv') }),
    status: 200,
  }),
};
