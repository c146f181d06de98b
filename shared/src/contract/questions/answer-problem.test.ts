import { describe, expect, test } from '@jest/globals';
import { answerProblem, answersRequired } from './answer-problem';
import type { PublishedQuestion } from './published-question';
import { askedQuestion } from './testing/asked-question';

const problemOf = (own: Partial<PublishedQuestion>, answer: unknown) =>
  answerProblem(askedQuestion('q', own), answer)?.problem ?? null;

describe('what is wrong with an answer', () => {
  const rows = ['r', 's'].map((id) => ({ id, label: {} }));
  test.each<[string | null, Partial<PublishedQuestion>, unknown]>([
    [null, {}, ['a']],
    ['too-many', {}, ['a', 'b']],
    ['no-option', {}, ['d']],
    ['wrong-kind', {}, { text: 'a' }],
    [null, { type: 'multiple' }, ['a', 'b']],
    ['repeated', { type: 'multiple' }, ['a', 'a']],
    ['too-few', { type: 'multiple', selection: { min: 2 } }, ['a']],
    ['too-many', { type: 'picture' }, ['a', 'b']],
    [null, { type: 'ranking' }, { ranking: ['c', 'a', 'b'] }],
    ['too-few', { type: 'ranking' }, { ranking: ['c'] }],
    [null, { type: 'ranking', selection: { max: 1 } }, { ranking: ['c'] }],
    [null, { type: 'matrix', rows }, { rows: { r: 'a' } }],
    ['no-row', { type: 'matrix', rows }, { rows: { t: 'a' } }],
    ['no-option', { type: 'matrix', rows }, { rows: { r: 'd' } }],
    [null, { type: 'nps' }, { number: 0 }],
    ['too-large', { type: 'csat' }, { number: 6 }],
    ['off-step', { type: 'ces' }, { number: 1.5 }],
    ['too-small', { type: 'rating', scale: { from: 1, to: 5 } }, { number: 0 }],
    [null, { type: 'number', number: { min: 0.1, step: 0.1 } }, { number: 0.3 }],
    ['off-step', { type: 'number', number: { min: 0.1, step: 0.1 } }, { number: 0.35 }],
    [null, { type: 'date', date: { earliest: '2024-02-29' } }, { date: '2024-02-29' }],
    ['too-early', { type: 'date', date: { earliest: '2024-02-29' } }, { date: '2024-02-28' }],
    ['wrong-kind', { type: 'date' }, { date: '2023-02-29' }],
    ['too-short', { type: 'short-text' }, { text: '  ' }],
    ['too-long', { type: 'long-text', length: { max: 3 } }, { text: 'long' }],
    [null, { type: 'short-text', format: 'email' }, { text: 'ada@example.org ' }],
    ['wrong-format', { type: 'short-text', format: 'email' }, { text: 'ada@example' }],
    [null, { type: 'short-text', format: 'phone' }, { text: '+49 (30) 12345-6' }],
    ['wrong-format', { type: 'short-text', format: 'phone' }, { text: '()' }],
    [null, { type: 'short-text', format: 'https' }, { text: 'https://example.org/a' }],
    ['wrong-format', { type: 'short-text', format: 'https' }, { text: 'http://example.org' }],
    [null, { type: 'consent' }, { consent: false }],
    ['wrong-kind', { type: 'consent' }, { consent: true, text: 'x' }],
  ])('%s: %j answered %j', (problem, own, answer) => {
    expect(problemOf(own, answer)).toBe(problem);
  });

  test('where one is required, all rows have to be answered and consent to be given', () => {
    const matrix = askedQuestion('q', { type: 'matrix', rows });
    expect(answersRequired(matrix, { rows: { r: 'a' } })).toBe(false);
    expect(answersRequired(matrix, { rows: { r: 'a', s: 'a' } })).toBe(true);
    expect(answersRequired(askedQuestion('q', { type: 'consent' }), { consent: false })).toBe(false);
    expect(answersRequired(askedQuestion('q', { type: 'consent' }), { consent: true })).toBe(true);
  });
});
