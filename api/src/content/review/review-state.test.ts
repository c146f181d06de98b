import { type ReviewAction, reviewActions, reviewState } from '@vitrine/shared/contract';
import { reviewStateOf, stepOf } from './review-state';

const now = { contentHash: 'now', published: false };

it.each([
  ['none', 'before anybody asks', null, now],
  ['requested', 'once somebody asked', { step: 'asked', contentHash: 'now' }, now],
  ['requested', 'also when the draft changes meanwhile', { step: 'asked', contentHash: 'before' }, now],
  ['approved', 'while the draft is what was approved', { step: 'approved', contentHash: 'now' }, now],
  ['stale', 'when the draft was changed since', { step: 'approved', contentHash: 'before' }, now],
  [
    'none',
    'when what was approved went into a version, and the draft goes on',
    { step: 'approved', contentHash: 'before' },
    { ...now, published: true },
  ],
  [
    'approved',
    'when a version was made of it and nothing was changed',
    { step: 'approved', contentHash: 'now' },
    { ...now, published: true },
  ],
  ['changes-asked', 'until it is asked for again', { step: 'changes-asked', contentHash: 'before' }, now],
] as const)('a review is %s %s', (state, _, last, draft) => {
  expect(reviewStateOf(last, draft)).toBe(state);
});

/** Written down a second time, on purpose. */
const legal: [state: keyof typeof reviewActions, action: ReviewAction, to: string | null][] = [
  ['none', 'ask', 'requested'],
  ['none', 'approve', null],
  ['none', 'ask-for-changes', null],
  ['requested', 'ask', 'requested'],
  ['requested', 'approve', 'approved'],
  ['requested', 'ask-for-changes', 'changes-asked'],
  ['approved', 'ask', null],
  ['approved', 'approve', null],
  ['approved', 'ask-for-changes', 'changes-asked'],
  ['stale', 'ask', 'requested'],
  ['stale', 'approve', null],
  ['stale', 'ask-for-changes', null],
  ['changes-asked', 'ask', 'requested'],
  ['changes-asked', 'approve', null],
  ['changes-asked', 'ask-for-changes', null],
];

it('every state and action is in the table', () => {
  expect(legal).toHaveLength(reviewState.options.length * Object.keys(stepOf).length);
});

it.each(legal)('from %s, %s leads to %s', (state, action, to) => {
  const allowed = reviewActions[state].includes(action);
  expect(allowed ? reviewStateOf({ step: stepOf[action], contentHash: 'now' }, now) : null).toBe(to);
});
