import { renderHook } from '@testing-library/react';
import { i18n } from './texts';
import { useFormat } from './use-format';

afterEach(() => i18n.changeLanguage('en'));

it.each([
  ['de', '3 hours ago', 'Jan'],
  ['en-GB', '3 hours ago', '2 Jan 2026'],
])('speaks the language of the texts around it to a reader of %s', async (reader, ago, date) => {
  await i18n.changeLanguage(reader);
  const { result } = renderHook(useFormat);
  expect(result.current.relative(new Date(Date.now() - 3 * 3_600_000).toISOString())).toBe(ago);
  expect(result.current.date('2026-01-02T12:00:00Z')).toContain(date);
  expect(result.current.languageName('de')).toBe('German');
});
