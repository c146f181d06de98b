import type { Answer } from '../../../responses/answer';
import type { Condition, SurveyTest } from '../condition';
import { testHolds, variableTestHolds } from '../logic/conditions';

/** What is left of a condition: decided, a test that is still open, or several of either. */
type Rest = boolean | SurveyTest | { kind: 'all' | 'any'; of: Rest[] };

/**
 * One condition as answers come in. What is left of it has a number, and the same number whenever the same is left: two
 * visitors with the same numbers are alike to the rules to come, whatever else they answered.
 */
export class TrackedCondition {
  static readonly untouched = 0;
  private readonly rests: Rest[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly steps = new Map<string, number>();
  private readonly verdicts: (boolean | undefined)[] = [];

  constructor(condition: Condition) {
    this.numbered(condition);
  }

  /** @param classIndex of the answer: answers of a class lead to the same. */
  answered(state: number, question: string, classIndex: number, answer: Answer | null): number {
    const key = `${state} ${classIndex} ${question}`;
    const known = this.steps.get(key);
    if (known !== undefined) return known;
    const next = this.numbered(without(this.rests[state] ?? false, question, answer));
    this.steps.set(key, next);
    return next;
  }

  /** Whether it holds: what is open by now was not answered. */
  holds(state: number, variable: (id: string) => number | undefined): boolean {
    const known = this.verdicts[state];
    if (known !== undefined) return known;
    const rest = this.rests[state] ?? false;
    const verdict = isTrue(rest, variable);
    if (!asksVariables(rest)) this.verdicts[state] = verdict;
    return verdict;
  }

  private numbered(rest: Rest): number {
    const key = JSON.stringify(rest);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.rests.length);
    return this.rests.push(rest) - 1;
  }
}

function without(rest: Rest, question: string, answer: Answer | null): Rest {
  if (typeof rest === 'boolean') return rest;
  if (!('of' in rest))
    return rest.kind !== 'variable' && rest.question === question
      ? testHolds(rest, answer ?? undefined)
      : rest;
  const decides = rest.kind === 'any';
  const parts: Rest[] = [];
  for (const part of rest.of) {
    const left = without(part, question, answer);
    if (left === decides) return decides;
    if (left !== !decides) parts.push(left);
  }
  if (parts.length === 0) return !decides;
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: rest.kind, of: parts };
}

function isTrue(rest: Rest, variable: (id: string) => number | undefined): boolean {
  if (typeof rest === 'boolean') return rest;
  if ('of' in rest)
    return rest.kind === 'all'
      ? rest.of.every((part) => isTrue(part, variable))
      : rest.of.some((part) => isTrue(part, variable));
  return rest.kind === 'variable'
    ? variableTestHolds(rest, variable(rest.variable))
    : testHolds(rest, undefined);
}

const asksVariables = (rest: Rest): boolean =>
  typeof rest === 'object' && ('of' in rest ? rest.of.some(asksVariables) : rest.kind === 'variable');
