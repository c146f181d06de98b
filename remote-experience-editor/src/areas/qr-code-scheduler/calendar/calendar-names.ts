import type { CodeTarget } from '@vitrine/shared/contract';

/** What rules and targets of the open code are called. */
export interface CalendarNames {
  ruleName: (ruleId: string) => string;
  targetName: (target: CodeTarget) => string;
}

/** Hues that are told apart by most eyes; names and numbers stand beside them. */
const hues = [32, 250, 150, 330, 85, 200, 300, 115, 10, 270];

/** The hue of a rule, by its place among the rules. */
export const hueOf = (place: number): number => hues[place % hues.length] ?? 0;
