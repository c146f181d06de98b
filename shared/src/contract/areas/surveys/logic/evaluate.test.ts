import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerProblem } from '../../../questions/answer-problem';
import { answer } from '../../../responses/answer';
import { randomCases } from '../../../testing/random-cases';
import type { PublishedSurvey } from '../published';
import { everyAnswer, randomAnswers, randomSurvey } from '../testing/random-survey';
import { evaluateSurvey, type SurveyState } from './evaluate';
import { afterPage, isFinished, seenAnswers, submissionComplaints } from './submission';

const surveyAndAnswers = randomSurvey().chain((survey) =>
  fc.record({ survey: fc.constant(survey), answers: randomAnswers(survey) }),
);
const pagesOf = ({ path }: SurveyState) => path.map(({ id }) => id);

test('whatever is answered to whatever survey, it comes to an end without throwing, and twice to the same', () => {
  const anything = randomSurvey().chain((survey) => {
    const ids = survey.pages.flatMap((page) => page.questions.map(({ id }) => id));
    const key = fc.constantFrom(...ids, 'constructor', 'gone', '__proto__');
    return fc.record({ survey: fc.constant(survey), answers: fc.dictionary(key, fc.anything()) });
  });
  fc.assert(
    fc.property(anything, ({ answers, survey }) => {
      expect(evaluateSurvey(survey, answers)).toEqual(
        evaluateSurvey(structuredClone(survey), { ...answers }),
      );
    }),
    randomCases,
  );
});

test('an answer without a complaint is one that the ledger can keep', () => {
  const given = randomSurvey().chain((survey) => {
    const questions = survey.pages.flatMap((page) => page.questions);
    return fc.tuple(fc.constantFrom(...questions, null), fc.anything(), fc.nat());
  });
  fc.assert(
    fc.property(given, ([question, anything, pick]) => {
      if (!question) return;
      const likely = everyAnswer(question);
      for (const one of [anything, likely[pick % likely.length]])
        if (one !== undefined && answerProblem(question, one) === null)
          expect(answer.safeParse(one).error).toBeUndefined();
    }),
    randomCases,
  );
});

test('a path has each page once and only questions of that page, and ends where the visitor is', () => {
  fc.assert(
    fc.property(surveyAndAnswers, ({ answers, survey }) => {
      const state = evaluateSurvey(survey, answers);
      const pages = pagesOf(state);
      expect(new Set(pages).size).toBe(pages.length);
      for (const { id, questions } of state.path) {
        const own = survey.pages.find((page) => page.id === id)?.questions.map((question) => question.id);
        expect(own).toEqual(expect.arrayContaining(questions.map((question) => question.id)));
      }
      if (state.sentBack) expect(pages.at(-1)).toBe(state.sentBack.from);
      if ('page' in state.at) expect(pages).toContain(state.at.page);
      for (const { problem, question } of state.complaints) {
        const seen = state.path.some((page) => page.questions.some(({ id }) => id === question));
        expect(seen).toBe(problem !== 'unseen' && problem !== 'unknown');
      }
    }),
    randomCases,
  );
});

/** Goes through a survey as a visitor does: answers what a page shows, and is shown the next one. */
function pageByPage(survey: PublishedSurvey, wanted: Record<string, unknown>) {
  let given: Record<string, unknown> = {};
  const pages: string[] = [];
  let at: SurveyState['at'] | null = pagesOf(evaluateSurvey(survey, {}))[0]
    ? { page: pagesOf(evaluateSurvey(survey, {}))[0] ?? '' }
    : evaluateSurvey(survey, {}).at;
  while (at && 'page' in at && !pages.includes(at.page)) {
    const { page } = at;
    pages.push(page);
    for (;;) {
      const shown = evaluateSurvey(survey, given).path.find(({ id }) => id === page)?.questions ?? [];
      const next = shown.find(({ id }) => wanted[id] !== undefined && !(id in given));
      if (!next) break;
      given = { ...given, [next.id]: wanted[next.id] };
    }
    at = afterPage(evaluateSurvey(survey, given), page);
  }
  return { pages, given };
}

test('page by page leads the same way as all answers at once', () => {
  fc.assert(
    fc.property(surveyAndAnswers, ({ answers, survey }) => {
      const { given, pages } = pageByPage(survey, answers);
      const whole = evaluateSurvey(survey, answers);
      expect(pages).toEqual(pagesOf(whole));
      expect(given).toEqual(seenAnswers(survey, answers));
      const { complaints, ...seen } = evaluateSurvey(survey, given);
      expect(seen).toEqual((({ complaints: _, ...rest }) => rest)(whole));
      expect(complaints).toEqual(
        whole.complaints.filter(({ problem }) => problem !== 'unseen' && problem !== 'unknown'),
      );
    }),
    randomCases,
  );
});

test('what a visitor has answered who came to an end is accepted, and no crafted submission is', () => {
  fc.assert(
    fc.property(surveyAndAnswers, ({ answers, survey }) => {
      const honest = seenAnswers(survey, answers);
      const state = evaluateSurvey(survey, honest);
      if (!isFinished(state)) return;
      expect(submissionComplaints(state, false)).toEqual([]);
      for (const page of state.path)
        for (const { id, required } of page.questions) {
          const { [id]: _, ...skipped } = honest;
          const without = evaluateSurvey(survey, skipped);
          if (required) expect(isFinished(without)).toBe(false);
          if (required) expect(without.complaints).toContainEqual({ question: id, problem: 'required' });
        }
      for (const question of survey.pages.flatMap((page) => page.questions)) {
        if (state.path.some((page) => page.questions.some(({ id }) => id === question.id))) continue;
        const crafted = evaluateSurvey(survey, { ...honest, [question.id]: everyAnswer(question)[1] });
        expect(isFinished(crafted)).toBe(false);
        expect(submissionComplaints(crafted, true)).toEqual([{ question: question.id, problem: 'unseen' }]);
      }
    }),
    randomCases,
  );
});

test('what is missing of a part may still come', () => {
  fc.assert(
    fc.property(surveyAndAnswers, ({ answers, survey }) => {
      const { given } = pageByPage(survey, answers);
      const problems = submissionComplaints(evaluateSurvey(survey, given), true).map(
        ({ problem }) => problem,
      );
      for (const problem of ['unseen', 'unknown', 'required']) expect(problems).not.toContain(problem);
    }),
    randomCases,
  );
});
