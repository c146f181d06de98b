import { answerProblem, answersRequired } from '../../../questions/answer-problem';
import type { Answer } from '../../../responses/answer';
import { evaluateSurvey, type SurveyState } from '../logic/evaluate';
import { surveyPlan } from '../logic/survey-plan';
import type { PublishedSurvey } from '../published';
import { everyAnswer } from './random-survey';

/** A page as one visitor came to it, knowing what they had answered before. */
interface Arrival {
  page: string;
  next: Arrival[];
  backs: { rule: string; to: Arrival }[];
  ends: boolean;
}

/** What all visitors together come to see who answer everything that can be answered: found by trying. */
export interface EverythingSeen {
  pages: Set<string>;
  questions: Set<string>;
  endings: Set<string>;
  rules: Set<string>;
  quotas: Set<string>;
  backs: Set<string>;
  /** Jumps back that somebody never gets away from. */
  endless: Set<string>;
  stuck: Set<string>;
}

export function everythingSeen(survey: PublishedSurvey): EverythingSeen {
  const { questions } = surveyPlan(survey);
  const seen: EverythingSeen = {
    ...{ pages: new Set(), questions: new Set(), endings: new Set(), rules: new Set() },
    ...{ quotas: new Set(), backs: new Set(), endless: new Set(), stuck: new Set() },
  };
  const full = new Set(survey.quotas.map(({ id }) => id));
  const arrivals: Arrival[] = [];

  function arrive(pages: string[], before: Arrival[]): Arrival[] {
    const here = [...before];
    for (const page of pages.slice(before.length)) {
      const arrival: Arrival = { page, next: [], backs: [], ends: false };
      arrivals.push(arrival);
      here.at(-1)?.next.push(arrival);
      here.push(arrival);
      seen.pages.add(page);
    }
    return here;
  }

  function leave(state: SurveyState, answers: Record<string, Answer>, before: Arrival[]): void {
    const here = arrive(
      state.path.map(({ id }) => id),
      before,
    );
    for (const rule of state.rules) seen.rules.add(rule);
    const { fullQuota, at } = evaluateSurvey(survey, answers, full);
    if (fullQuota) seen.quotas.add(fullQuota);
    if (fullQuota && 'ending' in at && at.ending) seen.endings.add(at.ending);
    const last = here.at(-1);
    if (state.sentBack && 'page' in state.at) {
      seen.backs.add(state.sentBack.rule);
      const { page } = state.at;
      const to = here.find((arrival) => arrival.page === page);
      if (to) last?.backs.push({ rule: state.sentBack.rule, to });
    } else if ('ending' in state.at) {
      if (last) last.ends = true;
      if (state.at.ending) seen.endings.add(state.at.ending);
    }
  }

  function visit(answers: Record<string, Answer>, decided: Set<string>, before: Arrival[]): void {
    const state = evaluateSurvey(survey, answers);
    const shown = state.path.flatMap((page, index) =>
      page.questions.map((question) => ({ ...question, pages: state.path.slice(0, index + 1) })),
    );
    const open = shown.find(({ id }) => !decided.has(id));
    const question = open && questions.get(open.id);
    if (!question) {
      leave(state, answers, before);
      return;
    }
    seen.questions.add(question.id);
    const here = arrive(
      open.pages.map(({ id }) => id),
      before,
    );
    const now = new Set([...decided, question.id]);
    const possible = everyAnswer(question).filter((answer) =>
      answer === undefined
        ? !open.required
        : !answerProblem(question, answer) && (!open.required || answersRequired(question, answer)),
    );
    if (possible.length === 0) seen.stuck.add(question.id);
    for (const answer of possible)
      visit(answer === undefined ? answers : { ...answers, [question.id]: answer }, now, here);
  }

  visit({}, new Set(), []);
  for (const arrival of arrivals) {
    const reached = reachedFrom(arrival);
    if ([...reached].some(({ ends }) => ends)) continue;
    for (const { backs } of reached) for (const { rule } of backs) seen.endless.add(rule);
  }
  return seen;
}

function reachedFrom(start: Arrival): Set<Arrival> {
  const reached = new Set([start]);
  for (const { backs, next } of reached)
    for (const arrival of [...next, ...backs.map(({ to }) => to)]) reached.add(arrival);
  return reached;
}
