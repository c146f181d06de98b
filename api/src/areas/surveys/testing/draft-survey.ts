import { emptySurvey, type SurveyDocument, type SurveyQuestion } from '@vitrine/shared/contract';

/** Which wood? Oak or ash. */
export const draftQuestion = (page: string, own: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  page,
  order: 'a0',
  reference: { source: 'inline' },
  required: false,
  type: 'single',
  text: { en: 'Which wood?' },
  help: {},
  arrangement: 'given',
  options: { oak: { order: 'a0', label: { en: 'Oak' } }, ash: { order: 'a1', label: { en: 'Ash' } } },
  selection: {},
  rows: {},
  scale: { from: 1, to: 5, low: {}, high: {} },
  number: {},
  date: {},
  ...own,
});

/** Of two pages with a question each, and one ending. */
export const draftSurvey = (own: Partial<SurveyDocument>): SurveyDocument => ({
  ...emptySurvey(),
  title: { en: 'Wood' },
  pages: { p1: { order: 'a0', title: {}, text: {} }, p2: { order: 'a1', title: {}, text: {} } },
  questions: { q1: draftQuestion('p1'), q2: draftQuestion('p2') },
  endings: { e1: { order: 'a0', kind: 'page', title: { en: 'Thank you' }, text: {}, address: '' } },
  ...own,
});

/** Ratings, a page each, after which a score is added to, and a rule that asks for it. @param amount that each adds */
export const scoredSurvey = (
  count: number,
  amount: (index: number) => { question: string } | { number: number },
) => {
  const each = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    page: `s${index}`,
    order: `a${String(index).padStart(2, '0')}V`,
  }));
  return draftSurvey({
    variables: { score: { order: 'a0', name: 'Score', initial: 0 } },
    pages: Object.fromEntries(each.map(({ order, page }) => [page, { order, title: {}, text: {} }])),
    questions: Object.fromEntries(each.map(({ id, page }) => [id, draftQuestion(page, { type: 'nps' })])),
    rules: Object.fromEntries([
      ...each.map(({ id, order, page }, index) => [
        `r${index}`,
        {
          order,
          when: { kind: 'answered', question: id },
          does: { kind: 'calculate', after: page, variable: 'score', operation: 'add', by: amount(index) },
        },
      ]),
      [
        'high',
        {
          order: 'b0',
          when: { kind: 'variable', variable: 'score', is: 'above', number: 100 },
          does: { kind: 'end', ending: 'e1' },
        },
      ],
    ]),
  });
};
