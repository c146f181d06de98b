import { answerProblem, answersRequired } from '../../../questions/answer-problem';
import type { AnswerProblem } from '../../../questions/problem-kinds';
import type { Answer } from '../../../responses/answer';
import { byCodeUnit } from '../../../values/order';
import type { PublishedSurvey, PublishedSurveyPage, PublishedSurveyRule } from '../published';
import { calculated, countedValue } from './calculation';
import { conditionHolds, type KnownSoFar } from './conditions';
import { type SurveyPlan, surveyPlan } from './survey-plan';

/** A page of the path, with those of its questions that are visible. */
export interface SeenPage {
  id: string;
  questions: { id: string; required: boolean }[];
}

/** Why an answer, or the lack of one, cannot be accepted. */
export interface SurveyComplaint {
  question: string;
  problem:
    | AnswerProblem['problem']
    /** No answer where one is required, or one that is not enough. */
    | 'required'
    /** The visitor cannot have seen the question. */
    | 'unseen'
    /** The survey has no such question. */
    | 'unknown';
  bound?: number | string;
}

export interface SurveyState {
  /** From the first page to the last that the answers lead to, each once. */
  path: SeenPage[];
  /** Where that is: a page that keeps the visitor, or an ending; null where the survey has none of its own. */
  at: { page: string } | { ending: string | null };
  /** The jump by which the visitor stands on an earlier page again, and has to answer otherwise to get on. */
  sentBack: { rule: string; from: string } | null;
  /** The quota that was full and led to the ending. */
  fullQuota: string | null;
  /** By id. */
  variables: Record<string, number>;
  /** Rules that did what they say, in the order in which they first did. */
  rules: string[];
  /** Quotas that the answers count for; none before the end. */
  quotas: string[];
  complaints: SurveyComplaint[];
}

const none: ReadonlySet<string> = new Set();

/**
 * Where answers lead: the one meaning of a survey's logic, for viewer, API and editor. Depends on nothing but what it is
 * given, comes to an end for all of it, and never throws.
 *
 * The path begins with the first page and goes on in order, unless a jump says otherwise when a page is left: forward or
 * back. A page is on it once. What is skipped: pages that rules show and none does now, pages none of whose questions is
 * visible (one without questions is there to be read), and pages that were visited before. A jump to a page that is on
 * the path sends the visitor back to it: the path ends there until they answer otherwise.
 *
 * Conditions see valid answers to visible questions before them, in the path's order: one on the same page sees those
 * above it. Answers to questions that are not visible count nowhere. When a page is left, its calculations come first,
 * then quotas that are full, then its jumps. A page is left as soon as nothing on it is wrong and nothing required is
 * missing: what is optional may be skipped.
 *
 * @param answers by question; whatever they are, what is no valid answer becomes a complaint.
 * @param full ids of the quotas that take in nobody more.
 */
export function evaluateSurvey(
  survey: PublishedSurvey,
  answers: Readonly<Record<string, unknown>>,
  full: ReadonlySet<string> = none,
): SurveyState {
  return new Walk(surveyPlan(survey), answers, full).state();
}

class Walk {
  private readonly known = {
    answers: new Map<string, Answer>(),
    variables: new Map<string, number>(),
  } satisfies KnownSoFar;
  private readonly path: SeenPage[] = [];
  private readonly visited = new Set<string>();
  private readonly visible = new Set<string>();
  private readonly acted = new Set<string>();
  private readonly complaints: SurveyComplaint[] = [];

  constructor(
    private readonly plan: SurveyPlan,
    private readonly answers: Readonly<Record<string, unknown>>,
    private readonly full: ReadonlySet<string>,
  ) {
    for (const { id, initial } of plan.survey.variables) this.known.variables.set(id, initial);
  }

  state(): SurveyState {
    const { at, fullQuota = null, sentBack = null } = this.walk();
    return {
      path: this.path,
      at,
      sentBack,
      fullQuota,
      variables: Object.fromEntries(this.known.variables),
      rules: [...this.acted],
      quotas:
        'ending' in at
          ? this.plan.survey.quotas.flatMap(({ id, when }) => (conditionHolds(when, this.known) ? id : []))
          : [],
      complaints: [...this.complaints, ...this.unseen()],
    };
  }

  private walk(): Pick<SurveyState, 'at'> & Partial<Pick<SurveyState, 'fullQuota' | 'sentBack'>> {
    const { endings, pages } = this.plan.survey;
    let index = 0;
    for (let page = pages[index]; page; page = pages[index]) {
      index += 1;
      if (this.visited.has(page.id) || !this.opens(page)) continue;
      if (this.complaints.length > 0) return { at: { page: page.id } };
      this.calculate(page.id);
      const quota = this.plan.survey.quotas.find(
        ({ id, when }) => this.full.has(id) && conditionHolds(when, this.known),
      );
      if (quota)
        return {
          at: { ending: this.plan.endings.has(quota.ending) ? quota.ending : null },
          fullQuota: quota.id,
        };
      const jump = this.plan.jumps.get(page.id)?.find(({ when }) => conditionHolds(when, this.known));
      if (!jump) continue;
      this.acted.add(jump.id);
      const { to } = jump.does;
      if ('ending' in to) return { at: to };
      if (this.visited.has(to.page)) return { at: to, sentBack: { rule: jump.id, from: page.id } };
      index = this.plan.pageIndex.get(to.page) ?? index;
    }
    const end = this.plan.ends.find(({ when }) => conditionHolds(when, this.known));
    if (end) this.acted.add(end.id);
    return { at: { ending: end?.does.ending ?? endings[0]?.id ?? null } };
  }

  /** Puts a page on the path, if there is anything to see. */
  private opens(page: PublishedSurveyPage): boolean {
    if (!this.isShown(this.plan.pageShows.get(page.id))) return false;
    const questions = page.questions.flatMap((question) => {
      if (!this.isShown(this.plan.shows.get(question.id))) return [];
      this.visible.add(question.id);
      return { id: question.id, required: this.answered(question) };
    });
    if (page.questions.length > 0 && questions.length === 0) return false;
    this.visited.add(page.id);
    this.path.push({ id: page.id, questions });
    return true;
  }

  /** Takes note of what a visible question was answered. @returns whether it has to be. */
  private answered(question: PublishedSurveyPage['questions'][number]): boolean {
    const requiring = this.acting(this.plan.requires.get(question.id));
    const required = question.required === true || requiring.length > 0;
    const given = Object.hasOwn(this.answers, question.id) ? this.answers[question.id] : undefined;
    if (given === undefined) {
      if (required) this.complaints.push({ question: question.id, problem: 'required' });
      return required;
    }
    const problem = answerProblem(question, given);
    if (problem) this.complaints.push({ question: question.id, ...problem });
    else {
      const answer = given as Answer;
      this.known.answers.set(question.id, answer);
      if (required && !answersRequired(question, answer))
        this.complaints.push({ question: question.id, problem: 'required' });
    }
    return required;
  }

  private calculate(pageId: string): void {
    for (const { id, does, when } of this.plan.calculations.get(pageId) ?? []) {
      if (!conditionHolds(when, this.known)) continue;
      this.acted.add(id);
      const { by, operation, variable } = does;
      const { answers, variables } = this.known;
      const amount =
        'number' in by
          ? by.number
          : 'variable' in by
            ? (variables.get(by.variable) ?? 0)
            : countedValue(this.plan.questions.get(by.question), answers.get(by.question));
      variables.set(variable, calculated(operation, variables.get(variable) ?? 0, amount));
    }
  }

  private isShown(rules: PublishedSurveyRule[] | undefined): boolean {
    return !rules || this.acting(rules).length > 0;
  }

  private acting(rules: PublishedSurveyRule[] = []): PublishedSurveyRule[] {
    const acting = rules.filter(({ when }) => conditionHolds(when, this.known));
    for (const { id } of acting) this.acted.add(id);
    return acting;
  }

  private unseen(): SurveyComplaint[] {
    return Object.keys(this.answers)
      .filter((id) => this.answers[id] !== undefined && !this.visible.has(id))
      .sort(byCodeUnit)
      .map((question) => ({ question, problem: this.plan.questions.has(question) ? 'unseen' : 'unknown' }));
  }
}
