import Negotiator from 'negotiator';
import { arabicMessages } from './problem-messages-ar';
import { germanMessages } from './problem-messages-de';

/** Messages by code, in the languages that problems are told in; English is written where they are raised. */
export const problemMessages: Record<'de' | 'ar', Record<string, string>> = {
  de: germanMessages,
  ar: arabicMessages,
};

const spoken = ['en', ...Object.keys(problemMessages)];

/**
 * What a reader is told.
 * @param acceptLanguage the request's header.
 * @param english what is said where nothing else is asked for, or known.
 */
export function problemMessage(code: string, english: string, acceptLanguage: string | undefined): string {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).language(spoken);
  return wanted === 'de' || wanted === 'ar' ? (problemMessages[wanted][code] ?? english) : english;
}
