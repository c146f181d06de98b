import type { Answer } from '../../../responses/answer';
import type { RuleThat } from '../logic/survey-plan';

/** How something came about: by what was answered in a state; -1 before all of them. */
export interface FoundBy {
  state: number;
  answer: Answer | null;
}

/** A map that keeps the first of each. */
class Firsts<Key, Value> extends Map<Key, Value> {
  override set(key: Key, value: Value): this {
    return this.has(key) ? this : super.set(key, value);
  }
}

/** What a search comes to see, each with the first way on which it did. */
export class FirstSeen {
  readonly pages = new Firsts<string, FoundBy>();
  readonly questions = new Firsts<string, FoundBy>();
  /** Pages and questions that were hidden when their turn came. */
  readonly hidden = new Firsts<string, FoundBy>();
  readonly endings = new Firsts<string, { way: FoundBy; by: string | null }>();
  /** Rules and quotas whose condition held, and did not. */
  readonly held = new Firsts<object, FoundBy>();
  readonly failed = new Firsts<object, FoundBy>();
  /** Jumps and ends that decided. */
  readonly acted = new Firsts<string, FoundBy>();
  /** Pages over which a jump led, by their number. */
  readonly passed = new Firsts<number, { way: FoundBy; by: string }>();
  /** Jumps that sent visitors back, and to which page. */
  readonly backs = new Firsts<string, { way: FoundBy; page: string }>();
  /** Questions that require an answer and take none. */
  readonly stuck = new Firsts<string, FoundBy>();
  end: { way: FoundBy; by: string | null } | null = null;

  asked(rule: object, holds: boolean, way: FoundBy): void {
    (holds ? this.held : this.failed).set(rule, way);
  }

  taken(rule: RuleThat<'jump' | 'end'>, from: number, to: number, way: FoundBy): void {
    if (this.acted.has(rule.id)) return;
    this.acted.set(rule.id, way);
    for (let page = from + 1; page < to; page += 1) this.passed.set(page, { way, by: rule.id });
  }
}
