import type { Condition, SurveyTest } from '../condition';
import { testsOf } from '../condition';
import type { Calculation } from '../logic/calculation';
import { type SurveyPlan, surveyPlan } from '../logic/survey-plan';
import type { PublishedSurvey, PublishedSurveyQuestion } from '../published';
import { type AnswerClass, answerClasses } from './answer-classes';
import { TrackedCondition } from './tracked-condition';

/** A rule or a quota. */
interface Conditioned {
  id: string;
  when: Condition;
}

/** A rule or quota whose condition is asked somewhere. */
interface Asked {
  source: Conditioned;
  /** The last place where it is. */
  until: number;
  tracked: TrackedCondition;
}

/** A number that a state holds: a variable, or what an answer counts until it is calculated with. */
interface HeldNumber {
  /** The last place where anything depends on it; -1: none does. */
  until: number;
  /** The calculation by which it comes to have many values. */
  rule: string | null;
}

/**
 * What the search has to know of a survey. Places are counted through: of each page its beginning, its questions and its
 * end, and after all of them the survey's end.
 */
export interface SearchPlan extends SurveyPlan {
  /** By page, and of the survey's end. */
  begin: number[];
  /** The first page that one may still come to from a page: itself, where no jump leads back. */
  earliest: number[];
  /** Whether a page that is passed over may be come to again, by a jump back from a later one. */
  returns: boolean[];
  /** The last page from which a jump leads back; -1 without any. Up to it, which pages were visited matters. */
  lastBack: number;
  asked: Asked[];
  askedIndex: ReadonlyMap<Conditioned, number>;
  /** Of each question, the conditions that ask about it. */
  askedOf: ReadonlyMap<string, number[]>;
  numbers: HeldNumber[];
  numberIndex: ReadonlyMap<string, number>;
  classes: ReadonlyMap<string, AnswerClass[]>;
  /** A question of which there are too many answers to try, with the rule that tells them apart. */
  tooMany: { question: string; rule: string } | null;
}

export function searchPlan(survey: PublishedSurvey): SearchPlan {
  const plan = surveyPlan(survey);
  const begin = beginnings(survey);
  const backs = [...plan.jumps.values()].flat().flatMap(({ does: { after, to } }) => {
    const from = plan.pageIndex.get(after);
    const target = 'page' in to ? plan.pageIndex.get(to.page) : undefined;
    return from !== undefined && target !== undefined && target <= from ? { from, target } : [];
  });
  const asked = askedConditions(plan, begin);
  const askedOf = new Map<string, number[]>();
  for (const [index, { source }] of asked.entries())
    for (const question of new Set(
      testsOf(source.when).flatMap((test) => ('question' in test ? test.question : [])),
    ))
      askedOf.set(question, [...(askedOf.get(question) ?? []), index]);
  const { numberIndex, numbers } = heldNumbers(plan, asked, begin);
  const { classes, tooMany } = allClasses(plan, asked, numberIndex);
  return {
    ...plan,
    begin,
    earliest: survey.pages.map((_, page) => earliestFrom(page, backs)),
    returns: survey.pages.map((_, page) => backs.some(({ from, target }) => from > page && target <= page)),
    lastBack: Math.max(-1, ...backs.map(({ from }) => from)),
    asked,
    askedIndex: new Map(asked.map(({ source }, index) => [source, index])),
    askedOf,
    numbers,
    numberIndex,
    classes,
    tooMany,
  };
}

function beginnings({ pages }: PublishedSurvey): number[] {
  let place = 0;
  return [
    ...pages.map(({ questions }) => {
      const begin = place;
      place += questions.length + 2;
      return begin;
    }),
    place,
  ];
}

function earliestFrom(page: number, backs: { from: number; target: number }[]): number {
  const reached = backs.filter(({ from, target }) => from >= page && target < page);
  const target = Math.min(page, ...reached.map((back) => back.target));
  return target === page ? page : earliestFrom(target, backs);
}

/** Where on its page a question stands, as a place. */
function placesOf(plan: SurveyPlan, begin: number[]): ReadonlyMap<string, number> {
  return new Map(
    plan.survey.pages.flatMap(({ questions }, page) =>
      questions.map(({ id }, index) => [id, (begin[page] ?? 0) + 1 + index] as const),
    ),
  );
}

const endOf = (plan: SurveyPlan, begin: number[], pageId: string) => {
  const page = plan.pageIndex.get(pageId);
  return page === undefined ? undefined : (begin[page + 1] ?? 0) - 1;
};

function askedConditions(plan: SurveyPlan, begin: number[]): Asked[] {
  const places = placesOf(plan, begin);
  const end = begin.at(-1) ?? 0;
  const at = (lists: ReadonlyMap<string, Conditioned[]>, placeOf: (key: string) => number | undefined) =>
    [...lists].flatMap(([key, rules]) => {
      const until = placeOf(key);
      return until === undefined ? [] : rules.map((source) => ({ source, until }));
    });
  const leaving = (pageId: string) => endOf(plan, begin, pageId);
  return [
    ...at(plan.shows, (id) => places.get(id)),
    ...at(plan.requires, (id) => places.get(id)),
    ...at(plan.pageShows, (id) => begin[plan.pageIndex.get(id) ?? -1]),
    ...at(plan.calculations, leaving),
    ...at(plan.jumps, leaving),
    ...[...plan.ends, ...plan.survey.quotas].map((source) => ({ source, until: end })),
  ].map((one) => ({ ...one, tracked: new TrackedCondition(one.source.when) }));
}

/** Variables that some condition asks for, what these are calculated from, and until where. */
function heldNumbers(plan: SurveyPlan, asked: Asked[], begin: number[]) {
  const until = new Map<string, number>();
  const extend = (key: string, place: number) => {
    if (place <= (until.get(key) ?? -1)) return false;
    until.set(key, place);
    return true;
  };
  for (const { source, until: place } of asked)
    for (const test of testsOf(source.when))
      if (test.kind === 'variable') extend(variableKey(test.variable), place);
  const calculations = [...plan.calculations.values()].flat();
  const sourceOf = ({ by }: Calculation) =>
    'variable' in by ? variableKey(by.variable) : 'question' in by ? countedAnswerKey(by.question) : null;
  for (let changed = true; changed; ) {
    changed = false;
    for (const { does } of calculations) {
      const source = sourceOf(does);
      const place = endOf(plan, begin, does.after);
      if (source && place !== undefined && until.has(variableKey(does.variable)) && extend(source, place))
        changed = true;
    }
  }
  const keys = [...until.keys()];
  return {
    numberIndex: new Map(keys.map((key, index) => [key, index])),
    numbers: keys.map(
      (key): HeldNumber => ({
        until: until.get(key) ?? -1,
        rule:
          calculations.find(({ does }) => key === variableKey(does.variable) || key === sourceOf(does))?.id ??
          null,
      }),
    ),
  };
}

export const variableKey = (id: string) => `variable ${id}`;
export const countedAnswerKey = (id: string) => `answer ${id}`;

function allClasses(plan: SurveyPlan, asked: Asked[], numberIndex: ReadonlyMap<string, number>) {
  const tests = asked.flatMap(({ source }) => testsOf(source.when));
  const classes = new Map<string, AnswerClass[]>();
  let tooMany: SearchPlan['tooMany'] = null;
  for (const question of plan.questions.values()) {
    const counted = numberIndex.has(countedAnswerKey(question.id));
    const known = answerClasses(question, testsAbout(question, tests), counted);
    if (known) classes.set(question.id, known);
    else tooMany ??= { question: question.id, rule: ruleAbout(question.id, plan, asked, counted) };
  }
  return { classes, tooMany };
}

type QuestionTest = Exclude<SurveyTest, { kind: 'variable' }>;
const testsAbout = ({ id }: PublishedSurveyQuestion, tests: SurveyTest[]) =>
  tests.filter((test): test is QuestionTest => test.kind !== 'variable' && test.question === id);

const ruleAbout = (question: string, plan: SurveyPlan, asked: Asked[], counted: boolean): string =>
  (counted
    ? [...plan.calculations.values()]
        .flat()
        .find(({ does: { by } }) => 'question' in by && by.question === question)
    : asked
        .map(({ source }) => source)
        .find(({ when }) => testsOf(when).some((test) => 'question' in test && test.question === question))
  )?.id ?? '';
