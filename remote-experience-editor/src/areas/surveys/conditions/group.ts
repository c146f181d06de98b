import type { Condition } from '@vitrine/shared/contract';

/** Tests and further groups, of which all have to hold, or one. */
export type Group = Extract<Condition, { of: Condition[] }>;

/** Groups in groups, the outermost counted. */
export const mostLevels = 3;

/** A test by itself is a group of one: the form has groups only on its outside. */
export const groupOf = (condition: Condition): Group =>
  'of' in condition ? condition : { kind: 'all', of: [condition] };

/** What is left of a group once a part of it is another one, or gone (null). A group that gets empty goes with it. */
export const withPart = (group: Group, index: number, part: Condition | null): Group => ({
  ...group,
  of: part && !isEmpty(part) ? group.of.with(index, part) : group.of.toSpliced(index, 1),
});

const isEmpty = (condition: Condition) => 'of' in condition && condition.of.length === 0;
