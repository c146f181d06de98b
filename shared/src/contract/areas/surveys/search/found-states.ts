import type { Answer } from '../../../responses/answer';
import type { FoundBy } from './first-seen';

/** States by number, as they were found. */
export class FoundStates {
  private readonly before: number[] = [];
  private readonly answers: (Answer | null)[] = [];
  private readonly asked: (string | null)[] = [];

  get count(): number {
    return this.before.length;
  }

  add({ answer, state }: FoundBy, question: string | null): void {
    this.before.push(state);
    this.answers.push(answer);
    this.asked.push(question);
  }

  /** How it was come to. */
  from(state: number): FoundBy {
    return { state: this.before[state] ?? -1, answer: this.answers[state] ?? null };
  }

  /** What is asked in it; null: nothing. */
  question(state: number): string | null {
    return this.asked[state] ?? null;
  }
}
