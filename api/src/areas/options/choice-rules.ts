import type { Answer, PublishedChoice } from '@vitrine/shared/contract';

/** A choice in a form that is quick to check answers against. */
export interface ChoiceRules {
  single: boolean;
  options: Set<string>;
  /** Options that are chosen alone. */
  exclusive: Set<string>;
  /** How many of several may be chosen. */
  min: number;
  max: number;
}

export const choiceRules = ({ options, selection, type }: PublishedChoice): ChoiceRules => ({
  single: type === 'single',
  options: new Set(options.map((option) => option.id)),
  exclusive: new Set(options.flatMap((option) => (option.exclusive ? option.id : []))),
  min: selection?.min ?? 1,
  max: selection?.max ?? options.length,
});

/** @returns why an answer is not taken; null where it is. */
export function choiceComplaint(rules: ChoiceRules, answer: Answer): string | null {
  if (!Array.isArray(answer)) return 'Choose among the options';
  if (answer.some((optionId) => !rules.options.has(optionId))) return 'No option of this question';
  if (new Set(answer).size !== answer.length) return 'Choose each option once';
  if (rules.single) return answer.length === 1 ? null : 'Choose exactly one option';
  const alone = answer.some((optionId) => rules.exclusive.has(optionId));
  if (alone) return answer.length === 1 ? null : 'This option is chosen alone';
  if (answer.length < rules.min) return `Choose at least ${rules.min}`;
  return answer.length > rules.max ? `Choose at most ${rules.max}` : null;
}
