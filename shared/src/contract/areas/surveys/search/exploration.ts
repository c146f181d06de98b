import type { Answer } from '../../../responses/answer';
import { calculated } from '../logic/calculation';
import type { RuleThat } from '../logic/survey-plan';
import type { PublishedSurvey, PublishedSurveyPage, PublishedSurveyQuestion } from '../published';
import type { AnswerClass } from './answer-classes';
import { FirstSeen, type FoundBy } from './first-seen';
import { FollowingStates } from './following-states';
import { FoundStates } from './found-states';
import { countedAnswerKey, type SearchPlan, searchPlan, variableKey } from './search-plan';
import type { Standing } from './standing';
import { StateKeys } from './state-keys';

export interface SearchLimits {
  states: number;
  /** Answers that are tried, all states together. */
  steps: number;
}

/**
 * Limits of the search: above so many states nothing is proved. Measured on two cores: a million take 5 s and 200 MB, and
 * where jumps lead back 6 s and 300 MB, in slices of at most 50 ms.
 */
export const searchLimits: SearchLimits = { states: 1_000_000, steps: 4_000_000 };

/**
 * Goes through all that visitors can come to see of a survey, whatever they answer, each state once. States are alike
 * when the same is left of every condition that may still be asked, with the same variables as far as any of these
 * depends on them, and, where jumps lead back, the same pages visited: so few of the answers' combinations differ.
 */
export class Exploration {
  readonly plan: SearchPlan;
  readonly seen = new FirstSeen();
  readonly found = new FoundStates();
  /** The rule that makes too many states; null while there are not. */
  tooLarge: string | null = null;
  private readonly open: { index: number; standing: Standing }[] = [];
  private readonly keys: StateKeys;
  /** What follows each state is kept only where a jump leads back. */
  readonly following: FollowingStates | null;
  private steps = 0;

  constructor(
    survey: PublishedSurvey,
    private readonly limits: SearchLimits = searchLimits,
  ) {
    this.plan = searchPlan(survey);
    this.keys = new StateKeys(this.plan);
    this.following = this.plan.lastBack >= 0 ? new FollowingStates() : null;
    if (this.plan.tooMany) {
      this.tooLarge = this.plan.tooMany.rule;
      return;
    }
    const numbers = this.plan.numbers.map(() => 0);
    for (const { id, initial } of survey.variables) {
      const index = this.plan.numberIndex.get(variableKey(id));
      if (index !== undefined) numbers[index] = initial;
    }
    this.goOn(
      {
        page: 0,
        question: -1,
        shown: false,
        rests: this.plan.asked.map(() => 0),
        numbers,
        visited: survey.pages.map(() => false),
      },
      { state: -1, answer: null },
    );
  }

  /**
   * Tries answers, as many as are said and a few more.
   * @returns whether that was all of it, or all that the limits let.
   */
  run(steps: number): boolean {
    const until = this.steps + steps;
    while (this.steps < until && this.tooLarge === null) {
      const next = this.open.pop();
      if (!next) return true;
      this.expand(next.index, next.standing);
    }
    return this.tooLarge !== null || this.open.length === 0;
  }

  private expand(state: number, standing: Standing): void {
    const question = this.plan.survey.pages[standing.page]?.questions[standing.question];
    if (!question) {
      this.steps += 1;
      this.goOn({ ...standing }, { state, answer: null });
      return;
    }
    const required = this.isRequired(question, standing, { state, answer: null });
    const classes = this.plan.classes.get(question.id) ?? [];
    let isStuck = true;
    // Backwards: a finding is shown by an answer rather than by none.
    for (let index = classes.length - 1; index >= 0; index -= 1) {
      const { answer, suffices, value } = classes[index] as AnswerClass;
      if (required && !suffices) continue;
      isStuck = false;
      this.steps += 1;
      const after = { ...standing, question: standing.question + 1 };
      this.answer(after, question.id, index, answer);
      const number = this.plan.numberIndex.get(countedAnswerKey(question.id));
      if (number !== undefined) after.numbers = after.numbers.with(number, value);
      this.goOn(after, { state, answer });
    }
    if (isStuck) this.seen.stuck.set(question.id, { state, answer: null });
  }

  private isRequired(question: PublishedSurveyQuestion, standing: Standing, way: FoundBy): boolean {
    const rules = this.plan.requires.get(question.id) ?? [];
    const holding = rules.filter((rule) => this.holds(rule, standing, way));
    return question.required === true || holding.length > 0;
  }

  private answer(standing: Standing, question: string, index: number, answer: Answer | null): void {
    for (const asked of this.plan.askedOf.get(question) ?? []) {
      const before = standing.rests[asked] ?? 0;
      const after = this.plan.asked[asked]?.tracked.answered(before, question, index, answer) ?? before;
      if (after !== before) standing.rests = standing.rests.with(asked, after);
    }
  }

  private readonly holds = (
    rule: Parameters<SearchPlan['askedIndex']['get']>[0],
    { numbers, rests }: Standing,
    way: FoundBy,
  ): boolean => {
    const index = this.plan.askedIndex.get(rule) ?? -1;
    const variable = (id: string) => numbers[this.plan.numberIndex.get(variableKey(id)) ?? -1];
    const holds = this.plan.asked[index]?.tracked.holds(rests[index] ?? 0, variable) ?? false;
    this.seen.asked(rule, holds, way);
    return holds;
  };

  /** Goes on from a standing, which it may change, to where the visitor answers next, or to an end. */
  private goOn(at: Standing, way: FoundBy): void {
    const { pages } = this.plan.survey;
    for (let page = pages[at.page]; page; page = pages[at.page]) {
      if (at.question === -1) {
        if (at.visited[at.page] || !this.isShown(page, this.plan.pageShows.get(page.id), at, way)) {
          this.passOver(at, at.page + 1);
          continue;
        }
        at.question = 0;
        if (page.questions.length === 0) {
          this.stand(at, page, null, way);
          return;
        }
      }
      const question = page.questions[at.question];
      if (question) {
        if (this.isShown(question, this.plan.shows.get(question.id), at, way)) {
          this.stand(at, page, question.id, way);
          return;
        }
        if (!this.plan.returns[at.page]) this.answer(at, question.id, 0, null);
        at.question += 1;
      } else if (!at.shown) this.passOver(at, at.page + 1);
      else if (this.leaves(page, at, way)) return;
    }
    this.end(at, way);
  }

  private isShown(
    what: PublishedSurveyPage | PublishedSurveyQuestion,
    rules: RuleThat<'show' | 'show-page'>[] | undefined,
    at: Standing,
    way: FoundBy,
  ): boolean {
    const shown = !rules || rules.filter((rule) => this.holds(rule, at, way)).length > 0;
    if (!shown) this.seen.hidden.set(what.id, way);
    return shown;
  }

  /** Comes to the beginning of a page. Of those passed over, what can never be asked any more was not answered. */
  private passOver(at: Standing, page: number): void {
    const { returns, survey } = this.plan;
    const first = at.question === -1 || !at.shown ? at.page : at.page + 1;
    for (let passed = first; passed < page; passed += 1)
      if (!returns[passed] && !at.visited[passed])
        for (const { id } of survey.pages[passed]?.questions ?? []) this.answer(at, id, 0, null);
    at.page = page;
    at.question = -1;
    at.shown = false;
  }

  private stand(at: Standing, page: PublishedSurveyPage, question: string | null, way: FoundBy): void {
    if (this.tooLarge !== null) return;
    const begins = !at.shown;
    at.shown = true;
    this.seen.pages.set(page.id, way);
    if (question !== null) this.seen.questions.set(question, way);
    const known = this.keys.find(at);
    const state = known ?? this.found.count;
    if (way.state >= 0) this.following?.follow(way, state);
    if (known !== null) {
      if (begins) this.following?.setBegins(known);
      return;
    }
    if (state >= this.limits.states || this.steps >= this.limits.steps || this.keys.areTooLong) {
      this.tooLarge = this.keys.mostDiverse();
      return;
    }
    this.keys.add();
    this.found.add(way, question);
    this.following?.add(begins, at.visited);
    this.open.push({ index: state, standing: at });
  }

  /** @returns whether that was the end of the way; otherwise it stands at the beginning of another page. */
  private leaves(page: PublishedSurveyPage, at: Standing, way: FoundBy): boolean {
    if (this.plan.lastBack >= 0) at.visited = at.visited.with(at.page, true);
    for (const rule of this.plan.calculations.get(page.id) ?? [])
      if (this.holds(rule, at, way)) this.calculate(rule, at);
    for (const quota of this.plan.survey.quotas)
      if (this.holds(quota, at, way) && this.plan.endings.has(quota.ending))
        this.seen.endings.set(quota.ending, { way, by: quota.id });
    const [jump] = (this.plan.jumps.get(page.id) ?? []).filter((rule) => this.holds(rule, at, way));
    if (!jump) {
      this.passOver(at, at.page + 1);
      return false;
    }
    const { to } = jump.does;
    const target = 'page' in to ? (this.plan.pageIndex.get(to.page) ?? 0) : this.plan.survey.pages.length;
    this.seen.taken(jump, at.page, target, way);
    if ('ending' in to) this.comesTo(to.ending, jump.id, way);
    else if (at.visited[target]) {
      this.seen.backs.set(jump.id, { way, page: to.page });
      this.following?.goBack(way.state, { rule: jump.id, page: target, way });
    } else {
      this.passOver(at, target);
      return false;
    }
    return true;
  }

  private calculate({ does }: RuleThat<'calculate'>, at: Standing): void {
    const { numberIndex } = this.plan;
    const index = numberIndex.get(variableKey(does.variable));
    if (index === undefined) return;
    const { by } = does;
    const held = (key: string) => at.numbers[numberIndex.get(key) ?? -1] ?? 0;
    const amount =
      'number' in by
        ? by.number
        : held('variable' in by ? variableKey(by.variable) : countedAnswerKey(by.question));
    at.numbers = at.numbers.with(index, calculated(does.operation, at.numbers[index] ?? 0, amount));
  }

  private end(at: Standing, way: FoundBy): void {
    const [rule] = this.plan.ends.filter((one) => this.holds(one, at, way));
    if (rule) this.seen.taken(rule, at.page, at.page, way);
    this.comesTo(rule?.does.ending ?? this.plan.survey.endings[0]?.id ?? null, rule?.id ?? null, way);
  }

  private comesTo(ending: string | null, by: string | null, way: FoundBy): void {
    if (ending !== null) this.seen.endings.set(ending, { way, by });
    this.following?.setEnds(way.state);
    this.seen.end ??= { way, by };
  }
}
