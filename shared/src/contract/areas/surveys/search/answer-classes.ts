import { answerProblem, answersRequired } from '../../../questions/answer-problem';
import type { Answer } from '../../../responses/answer';
import type { SurveyTest } from '../condition';
import { countedValue } from '../logic/calculation';
import { testHolds } from '../logic/conditions';
import type { PublishedSurveyQuestion } from '../published';
import { choiceCandidates, matrixCandidates, matrixCell, rankingCandidates } from './choice-candidates';
import { mostClasses } from './most-classes';
import { dateCandidates, numberCandidates, textCandidates } from './range-candidates';

/** Answers to a question that no rule tells apart, with one of them. */
export interface AnswerClass {
  /** null: none. */
  answer: Answer | null;
  /** Whether it is enough where one is required. */
  suffices: boolean;
  /** What it counts in calculations; 0 where none counts it. */
  value: number;
}

type QuestionTest = Exclude<SurveyTest, { kind: 'variable' }>;

/**
 * All that can be answered to a question, in as few classes as rules tell apart; no answer is the first.
 * @param tests all tests of the question that any condition makes.
 * @param counted whether a calculation counts the answer.
 * @returns null where there are more than `mostClasses`, or no end of them.
 */
export function answerClasses(
  question: PublishedSurveyQuestion,
  tests: QuestionTest[],
  counted: boolean,
): AnswerClass[] | null {
  const candidates = candidatesOf(question, tests, counted);
  if (!candidates) return null;
  const classes = new Map<string, AnswerClass>();
  for (const answer of [null, ...candidates]) {
    if (answer && answerProblem(question, answer)) continue;
    const one = {
      answer,
      suffices: answer !== null && answersRequired(question, answer),
      value: counted ? countedValue(question, answer ?? undefined) : 0,
    };
    const passed = tests.map((test) => testHolds(test, answer ?? undefined));
    // No answer is a class of its own: a question that requires one has to be told from others.
    const key = JSON.stringify([answer === null, one.suffices, one.value, passed]);
    if (!classes.has(key)) classes.set(key, one);
  }
  return classes.size > mostClasses ? null : [...classes.values()];
}

function candidatesOf(
  question: PublishedSurveyQuestion,
  tests: QuestionTest[],
  counted: boolean,
): Answer[] | null {
  const of = <Kind extends QuestionTest['kind']>(kind: Kind) =>
    tests.filter((test): test is Extract<QuestionTest, { kind: Kind }> => test.kind === kind);
  switch (question.type) {
    case 'single':
    case 'multiple':
    case 'picture':
      return choiceCandidates(question, new Set(of('chosen').map(({ option }) => option)), counted);
    case 'ranking':
      return rankingCandidates(question);
    case 'matrix':
      return matrixCandidates(
        question,
        new Set(of('row').map(({ option, row }) => matrixCell(row, option))),
        counted,
      );
    case 'rating':
    case 'nps':
    case 'csat':
    case 'ces':
    case 'number':
      return numberCandidates(
        question,
        of('number').map(({ number }) => number),
        counted,
      );
    case 'date':
      return dateCandidates(
        question,
        of('date').map(({ date }) => date),
      );
    case 'short-text':
    case 'long-text':
      return textCandidates(
        question,
        of('text').map(({ text }) => text),
      );
    case 'consent':
      return [{ consent: true }, { consent: false }];
  }
}
