import { inOrder, type PublishedSurvey, type SurveyDocument } from '@vitrine/shared/contract';
import type { DraftContext } from '../area-content';
import { openingTimes } from '../opening-times';
import { publishedQuestionOf, said } from '../questions/published-question';
import { withOtherFields } from './other-fields';

type Images = DraftContext['images'];

/** A survey as visitors get it. */
export const publishedSurveyOf = (
  documentId: string,
  survey: SurveyDocument,
  images: Images,
): PublishedSurvey => withOtherFields(writtenSurveyOf(documentId, survey, images), survey);

/** Of a survey what its document says, in the shape in which visitors get it. What is empty is left out. */
export function writtenSurveyOf(documentId: string, survey: SurveyDocument, images: Images): PublishedSurvey {
  const { access, title, welcome } = survey;
  const questions = inOrder(survey.questions);
  return {
    area: 'surveys',
    documentId,
    title,
    ...said('welcome', welcome),
    access,
    ...openingTimes(survey),
    pages: inOrder(survey.pages).map(([id, page]) => ({
      id,
      ...said('title', page.title),
      ...said('text', page.text),
      questions: questions.flatMap(([questionId, question]) =>
        question.page === id ? publishedQuestionOf(questionId, question, images) : [],
      ),
    })),
    endings: inOrder(survey.endings).map(([id, ending]) => ({
      id,
      ...(ending.screensOut && { screensOut: ending.screensOut }),
      ...(ending.kind === 'link'
        ? { address: ending.address }
        : { ...said('title', ending.title), ...said('text', ending.text) }),
    })),
    rules: inOrder(survey.rules).map(([id, { does, when }]) => ({ id, when, does })),
    variables: inOrder(survey.variables).map(([id, { initial }]) => ({ id, initial })),
    quotas: inOrder(survey.quotas).map(([id, { ending, when }]) => ({ id, when, ending })),
  };
}
