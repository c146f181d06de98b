import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../responses/answer';
import { countsOf } from './counts';
import type { QuestionType } from './vault-question';

describe('what an answer counts for', () => {
  test.each<[QuestionType, Answer, string[]]>([
    ['single', ['oak'], ['oak']],
    ['multiple', ['oak', 'ash'], ['oak', 'ash']],
    ['picture', ['oak'], ['oak']],
    ['nps', { number: 10 }, ['10']],
    ['rating', { number: 0 }, ['0']],
    ['consent', { consent: false }, ['false']],
    ['matrix', { rows: { hall: 'oak', attic: 'ash' } }, ['hall.oak', 'attic.ash']],
    ['number', { number: 10 }, ['answered']],
    ['date', { date: '2026-11-28' }, ['answered']],
    ['short-text', { text: 'mine' }, ['answered']],
    ['long-text', { text: 'mine' }, ['answered']],
  ])('%s: %j counts for %j', (type, answer, counts) => {
    expect(countsOf(type, answer)).toEqual(counts);
  });

  test('of a ranking, each place is a point more than the one below it', () => {
    expect(countsOf('ranking', { ranking: ['oak', 'elm', 'ash'] })).toEqual([
      ...['oak', 'oak', 'oak'],
      ...['elm', 'elm'],
      'ash',
    ]);
  });
});
