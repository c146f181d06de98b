import Negotiator from 'negotiator';
import { arabicMessages } from './problem-messages-ar';
import { germanMessages } from './problem-messages-de';

/** Messages by code, in the languages that problems are told in; English is written where they are raised. */
export const problemMessages: Record<'de' | 'ar', Record<string, string>> = {
  de: germanMessages,
  ar: arabicMessages,
};

const placeholder = /\{\{(\w+)\}\}/g;
const spoken = ['en', ...Object.keys(problemMessages)];

/**
 * What a reader is told.
 * @param acceptLanguage the request's header.
 * @param english what is said where nothing else is asked for, or known.
 * @param values numbers of which the messages say `{{name}}`.
 */
export function problemMessage(
  code: string,
  english: string,
  acceptLanguage: string | undefined,
  values: Record<string, number> = {},
): string {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language(spoken);
  const message = wanted === 'de' || wanted === 'ar' ? problemMessages[wanted][code] : undefined;
  if (message === undefined) return english;
  const number = new Intl.NumberFormat(wanted, { maximumFractionDigits: 1 });
  return message.replace(placeholder, (whole, name: string) =>
    name in values ? number.format(values[name] ?? 0) : whole,
  );
}
