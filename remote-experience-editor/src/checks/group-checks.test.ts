import type { Check } from '@vitrine/shared/contract';
import { groupChecks } from './group-checks';

const check = (documentId: string, own: Partial<Check> = {}): Check => ({
  level: 'warning',
  code: 'no-poster',
  message: 'The video has no poster.',
  sentence: { name: 'no-poster', values: {} },
  area: 'videos',
  documentId,
  pointer: '/poster',
  ...own,
});
const untranslated = (documentId: string, language: string) =>
  check(documentId, {
    code: 'missing-translation',
    sentence: { name: 'missing-translation', values: { count: 1, language: { language } } },
    pointer: `/title/${language}`,
  });
const grouped = (...checks: Check[]) =>
  groupChecks(checks).map(({ checks: some, languages }) => [
    some[0].code,
    some.map(({ documentId }) => documentId).join(' '),
    languages.join(' '),
  ]);

it('puts together what says the same, errors first', () => {
  const fault = check('oak', {
    level: 'error',
    code: 'no-video',
    sentence: { name: 'no-video', values: {} },
  });
  expect(grouped(check('oak'), check('ash'), fault)).toEqual([
    ['no-video', 'oak', ''],
    ['no-poster', 'oak ash', ''],
  ]);
});

it('keeps areas apart, and what has other words', () => {
  const older = check('elm', { message: 'No poster', sentence: undefined });
  expect(grouped(check('oak'), check('ash', { area: 'scenes' }), older)).toHaveLength(3);
});

it('puts documents together that lack the same languages', () => {
  const lacking = [
    ...['de', 'ar'].map((language) => untranslated('oak', language)),
    ...['ar', 'de'].map((language) => untranslated('ash', language)),
    untranslated('elm', 'de'),
  ];
  expect(grouped(...lacking)).toEqual([
    ['missing-translation', 'oak oak ash ash', 'ar de'],
    ['missing-translation', 'elm', 'de'],
  ]);
});
