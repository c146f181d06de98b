import { inOrder, type SurveyDocument } from '@vitrine/shared/contract';
import { doubt, fault } from '../checks/findings';
import { questionTexts } from '../questions/question-texts';
import type { VisitorText } from '../source-text';
import { questionsInOrder } from './in-order';

/** Every text that visitors read of a survey. */
export const surveyTexts = (survey: SurveyDocument): VisitorText[] => [
  { pointer: '/title', map: survey.title, missing: doubt('missing-title.survey') },
  { pointer: '/welcome', map: survey.welcome },
  ...inOrder(survey.pages).flatMap(([id, { text, title }]) => [
    { pointer: `/pages/${id}/title`, map: title },
    { pointer: `/pages/${id}/text`, map: text },
  ]),
  ...questionsInOrder(survey).flatMap(([id, question], index) => {
    const place = { question: index + 1 };
    return questionTexts(`/questions/${id}`, question, {
      text: fault('missing-text.surveyQuestion', { number: place.question }),
      option: (number) => fault('missing-text.surveyOption', { number, ...place }),
      row: (number) => fault('missing-text.surveyRow', { number, ...place }),
    });
  }),
  ...inOrder(survey.endings).flatMap(([id, { kind, text, title }]) =>
    kind === 'page'
      ? [
          { pointer: `/endings/${id}/title`, map: title },
          { pointer: `/endings/${id}/text`, map: text },
        ]
      : [],
  ),
];
