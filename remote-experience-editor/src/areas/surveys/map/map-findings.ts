import type { Check } from '@vitrine/shared/contract';

/** What the last check of a draft found of a survey, as far as a map can show it. */
export interface MapFindings {
  /** Pages and endings that no answers lead to. */
  unreached: ReadonlySet<string>;
  /** Questions of other pages that nobody sees. */
  unseen: ReadonlySet<string>;
  /** Rules, from 1, that contradict something or that nobody gets away from. */
  faulty: ReadonlySet<number>;
  /** There are too many cases to know all that is wrong. */
  isUnproved: boolean;
}

/** @param checks of the survey alone. */
export function mapFindings(checks: Check[]): MapFindings {
  const never = checks.filter(({ code }) => /^survey-(unreachable|contradiction)/.test(code));
  const wrong = checks.filter(({ code }) => /^survey-(dead-end|contradiction)/.test(code));
  const idsIn = (field: string) => never.flatMap(({ pointer }) => pointer.split(`/${field}/`)[1] ?? []);
  const rules = wrong.map(({ sentence }) => sentence?.values.rule);
  return {
    unreached: new Set([...idsIn('pages'), ...idsIn('endings')]),
    unseen: new Set(idsIn('questions')),
    faulty: new Set(rules.filter((rule) => typeof rule === 'number')),
    isUnproved: checks.some(({ code }) => code === 'survey-not-proved'),
  };
}
