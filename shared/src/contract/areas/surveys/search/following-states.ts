import type { Answer } from '../../../responses/answer';
import type { FoundBy } from './first-seen';

/** A jump back that is taken in a state. */
interface Back {
  rule: string;
  page: number;
  way: FoundBy;
}

/**
 * What comes after states, by their numbers. All that follows one is told without anything of another between, and stands
 * in one piece: there may be a million states with several each.
 */
export class FollowingStates {
  private readonly begin: boolean[] = [];
  private readonly end: boolean[] = [];
  private readonly visitedPages: (readonly boolean[])[] = [];
  private readonly backs = new Map<number, Back[]>();
  /** By state, where in the two lists below what follows it begins, and where it ends. */
  private readonly firsts: number[] = [];
  private readonly lasts: number[] = [];
  private readonly states: number[] = [];
  private readonly answers: (Answer | null)[] = [];

  get count(): number {
    return this.begin.length;
  }

  /** @param begins whether one can come to the page by it: its first question, or it has none. */
  add(begins: boolean, visited: readonly boolean[]): void {
    this.begin.push(begins);
    this.end.push(false);
    this.visitedPages.push(visited);
    this.firsts.push(0);
    this.lasts.push(0);
  }

  /** One can come to the page by it, too. */
  setBegins(state: number): void {
    this.begin[state] = true;
  }

  follow({ answer, state: from }: FoundBy, state: number): void {
    const isFirst = this.lasts[from] === this.firsts[from];
    if (!isFirst && this.states.at(-1) === state) return;
    if (isFirst) this.firsts[from] = this.states.length;
    this.lasts[from] = this.states.push(state);
    this.answers.push(answer);
  }

  /** The way is over after it. */
  setEnds(state: number): void {
    this.end[state] = true;
  }

  goBack(state: number, back: Back): void {
    this.backs.set(state, [...this.backsOf(state), back]);
  }

  begins = (state: number): boolean => this.begin[state] ?? false;
  ends = (state: number): boolean => this.end[state] ?? false;
  visited = (state: number): readonly boolean[] => this.visitedPages[state] ?? [];
  backsOf = (state: number): readonly Back[] => this.backs.get(state) ?? [];

  /** All that follow it, each with the answer that leads there. */
  *next(state: number): Generator<[state: number, answer: Answer | null]> {
    for (let place = this.firsts[state] ?? 0; place < (this.lasts[state] ?? 0); place += 1)
      yield [this.states[place] ?? 0, this.answers[place] ?? null];
  }

  someNext(state: number, is: (next: number) => boolean): boolean {
    for (let place = this.firsts[state] ?? 0; place < (this.lasts[state] ?? 0); place += 1)
      if (is(this.states[place] ?? 0)) return true;
    return false;
  }
}
