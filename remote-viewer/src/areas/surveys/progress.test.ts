import type { PublishedSurvey } from '@vitrine/shared/contract';
import { alwaysTrue, jumpTo, surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { pagesAhead } from './progress';

const survey = (...jumps: [after: string, to: string][]): PublishedSurvey =>
  surveyOf(
    ['a', 'b', 'c', 'd'].map((id) => [askedQuestion(id)]),
    jumps.map(([after, to]) => [alwaysTrue, jumpTo(after, to)]),
  );

it('as many pages are ahead as come after, whatever was passed over', () => {
  expect(pagesAhead(survey(), ['p1'])).toBe(3);
  expect(pagesAhead(survey(['p1', 'p3']), ['p1', 'p3'])).toBe(1);
  expect(pagesAhead(survey(), ['p1', 'p2', 'p3', 'p4'])).toBe(0);
});

it('where a rule jumps back, what was passed over can still come, and the share never becomes less', () => {
  const back = survey(['p1', 'p3'], ['p3', 'p2']);
  const path = ['p1', 'p3', 'p2', 'p4'];
  const ahead = path.map((_, index) => pagesAhead(back, path.slice(0, index + 1)));
  expect(ahead).toEqual([3, 2, 1, 0]);
});
