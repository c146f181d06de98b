import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { askedQuestion } from '../../../questions/testing/asked-question';
import type { Answer } from '../../../responses/answer';
import { randomCases } from '../../../testing/random-cases';
import { evaluateSurvey } from '../logic/evaluate';
import { surveyPlan } from '../logic/survey-plan';
import type { PublishedSurvey } from '../published';
import { everythingSeen } from '../testing/every-visitor';
import { randomSurvey } from '../testing/random-survey';
import { surveyOf } from '../testing/survey-of';
import { type SearchStep, type SurveyFinding, searchSurvey } from './search-survey';

const small = randomSurvey({ questions: 4, rules: 5 });

const of = <Kind extends SurveyFinding['kind']>(findings: SurveyFinding[], kind: Kind) =>
  findings.filter((one): one is Extract<SurveyFinding, { kind: Kind }> => one.kind === kind);

const answersIn = (steps: SearchStep[]): Record<string, Answer> =>
  Object.fromEntries(steps.flatMap(({ answer, question }) => (answer ? [[question, answer]] : [])));

const without = (all: { id: string }[], seen: Set<string>) =>
  all.map(({ id }) => id).filter((id) => !seen.has(id));

test('what is said never to be seen is what nobody sees who tries every answer', () => {
  fc.assert(
    fc.property(small, (survey) => {
      const { findings, proved } = searchSurvey(survey);
      const seen = everythingSeen(survey);
      expect(proved).toBe(true);
      const pages = of(findings, 'unreachable-page').map(({ page }) => page);
      expect(pages).toEqual(without(survey.pages, seen.pages));
      const asked = survey.pages.filter(({ id }) => seen.pages.has(id)).flatMap(({ questions }) => questions);
      const questions = of(findings, 'unreachable-question').map(({ question }) => question);
      expect(questions).toEqual(without(asked, seen.questions));
      const endings = of(findings, 'unreachable-ending').map(({ ending }) => ending);
      expect(endings).toEqual(without(survey.endings, seen.endings));
      const quotas = of(findings, 'quota-never-holds').map(({ quota }) => quota);
      for (const quota of quotas) expect(seen.quotas).not.toContain(quota);
      expect(
        of(findings, 'stuck')
          .map(({ question }) => question)
          .sort(),
      ).toEqual([...seen.stuck].sort());
    }),
    randomCases,
  );
});

test('loops, and those that nobody gets away from, are those of whoever tries every answer', () => {
  fc.assert(
    fc.property(small, (survey) => {
      const loops = of(searchSurvey(survey).findings, 'loop');
      const seen = everythingSeen(survey);
      expect(loops.map(({ rule }) => rule).sort()).toEqual([...seen.backs].sort());
      const endless = loops.filter((loop) => loop.endless).map(({ rule }) => rule);
      expect(endless.sort()).toEqual([...seen.endless].sort());
    }),
    randomCases,
  );
});

test('rules that never act are those that act for nobody, as far as their place is ever reached', () => {
  fc.assert(
    fc.property(small, (survey) => {
      const { findings } = searchSurvey(survey);
      const seen = everythingSeen(survey);
      const never = new Set(
        [...of(findings, 'never-holds'), ...of(findings, 'overruled')].map(({ rule }) => rule),
      );
      for (const rule of never) expect(seen.rules).not.toContain(rule);
      if (seen.stuck.size > 0) return;
      for (const rule of survey.rules)
        if (!seen.rules.has(rule.id) && isAsked(rule, survey, seen)) expect(never).toContain(rule.id);
    }),
    randomCases,
  );
});

function isAsked(
  { does }: PublishedSurvey['rules'][number],
  survey: PublishedSurvey,
  seen: ReturnType<typeof everythingSeen>,
): boolean {
  const { endings, pageIndex } = surveyPlan(survey);
  switch (does.kind) {
    case 'show':
      return survey.pages.some(
        ({ id, questions }) => seen.pages.has(id) && questions.some((one) => one.id === does.question),
      );
    case 'show-page':
      return seen.pages.has(does.page);
    case 'require':
      return seen.questions.has(does.question);
    case 'jump':
      return (
        seen.pages.has(does.after) &&
        ('page' in does.to ? pageIndex.has(does.to.page) : endings.has(does.to.ending))
      );
    case 'end':
      return endings.has(does.ending);
    case 'calculate':
      return seen.pages.has(does.after);
  }
}

test('hundreds of thousands of states are gone through to the last', () => {
  const asked = Array.from({ length: 17 }, (_, index) => `asked${index}`);
  const later = asked.map((id) => `later-${id}`);
  const survey = surveyOf(
    [asked.map((id) => askedQuestion(id, { type: 'consent' })), later.map((id) => askedQuestion(id))],
    asked.map((id) => [
      { kind: 'consent', question: id },
      { kind: 'show', question: `later-${id}` },
    ]),
  );
  const { findings, proved, states } = searchSurvey(survey);
  // Each combination is told from each until the last question that depends on it.
  expect({ proved, states }).toEqual({ proved: true, states: 2 ** 18 - 2 });
  expect(findings).toEqual([{ kind: 'unreachable-ending', ending: 'e2', rule: null, steps: [] }]);
});

test('the answers that show a finding lead there when they are given', () => {
  fc.assert(
    fc.property(small, (survey) => {
      for (const finding of searchSurvey(survey).findings) {
        const state = evaluateSurvey(survey, answersIn(finding.steps));
        const { path } = state;
        const questions = path.flatMap((page) => page.questions.map(({ id }) => id));
        expect(questions).toEqual(expect.arrayContaining(finding.steps.map(({ question }) => question)));
        switch (finding.kind) {
          case 'loop':
            expect(state.sentBack?.rule).toBe(finding.rule);
            expect(state.at).toEqual({ page: finding.page });
            break;
          case 'stuck':
            expect(state.complaints).toContainEqual({ question: finding.question, problem: 'required' });
            break;
          case 'unreachable-page':
            expect(path.map(({ id }) => id)).not.toContain(finding.page);
            break;
          case 'unreachable-question':
            expect(questions).not.toContain(finding.question);
            break;
          case 'never-holds':
          case 'overruled':
            expect(state.rules).not.toContain(finding.rule);
            break;
          case 'unreachable-ending':
            expect(state.at).not.toEqual({ ending: finding.ending });
            break;
          case 'quota-never-holds':
            expect(state.quotas).not.toContain(finding.quota);
        }
      }
    }),
    randomCases,
  );
});
