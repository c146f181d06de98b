import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from './texts';
import { useUiTexts } from './use-ui-texts';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * Numbers and times in the reader's zone, and in the language of the texts around them: in the reader's own form of it
 * (en-GB) where they have one. Times go in as ISO 8601.
 */
export function useFormat() {
  const { i18n: instance } = useTranslation(undefined, { i18n });
  const t = useUiTexts();
  const { language: asked, resolvedLanguage: spoken = 'en' } = instance;
  const language = asked.split('-')[0] === spoken.split('-')[0] ? asked : spoken;
  return useMemo(() => {
    const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    const day = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const number = new Intl.NumberFormat(language);
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const currencyNames = new Intl.DisplayNames(language, { type: 'currency' });
    const languageNames = new Intl.DisplayNames(language, { type: 'language' });
    return {
      /** Of what it writes, for what it has no words for. */
      language,
      languageName: (tag: string) => languageNames.of(tag) ?? tag,
      currencyName: (code: string) => currencyNames.of(code) ?? code,
      number: (value: number) => number.format(value),
      date: (iso: string) => date.format(new Date(iso)),
      /** A date of a calendar (2026-12-24), which is the same day in every zone. */
      day: (date: string) => day.format(new Date(date)),
      dateTime: (iso: string) => dateTime.format(new Date(iso)),
      /** On the clocks of a zone. */
      dateTimeIn: (iso: string, timeZone: string) =>
        new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
          new Date(iso),
        ),
      /** "3 hours ago", "tomorrow". @param now of `useNow`: without it, the words stay as they are on an open screen. */
      relative: (iso: string, now = Date.now()) => {
        const seconds = (Date.parse(iso) - now) / 1000;
        const unit = units.find(([, size]) => Math.abs(seconds) >= size);
        return unit ? relative.format(Math.round(seconds / unit[1]), unit[0]) : t('justNow');
      },
    };
  }, [language, t]);
}
