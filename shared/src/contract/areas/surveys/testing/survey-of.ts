import type { Condition } from '../condition';
import type { PublishedSurvey, PublishedSurveyQuestion } from '../published';
import type { SurveyAction } from '../rule';

/** A survey of pages p1, p2 … and endings e1, e2, with rules r1, r2 … */
export const surveyOf = (
  pages: PublishedSurveyQuestion[][],
  rules: [when: Condition, does: SurveyAction][] = [],
  own: Partial<PublishedSurvey> = {},
): PublishedSurvey => ({
  area: 'surveys',
  documentId: '2'.repeat(16),
  title: {},
  access: 'everybody',
  pages: pages.map((questions, index) => ({ id: `p${index + 1}`, questions })),
  endings: [{ id: 'e1' }, { id: 'e2' }],
  rules: rules.map(([when, does], index) => ({ id: `r${index + 1}`, when, does })),
  variables: [{ id: 'score', initial: 0 }],
  quotas: [],
  ...own,
});

export const alwaysTrue: Condition = { kind: 'all', of: [] };
export const hasChosen = (question: string, option: string): Condition => ({
  kind: 'chosen',
  question,
  option,
});
export const jumpTo = (after: string, page: string): SurveyAction => ({ kind: 'jump', after, to: { page } });
