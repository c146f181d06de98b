import Negotiator from 'negotiator';
import { keepLatest } from './batched-cache';

const mostHeaders = 2_000;
/** Browsers name a few languages; what names more is not kept. */
const longestHeader = 300;

interface Wanted {
  /** The visitor's first choice, as a language tag; null: they name none. */
  first: string | null;
  negotiator: Negotiator;
  /** The first choice among some languages, by them. */
  among: Map<string, string>;
}
const headersKept = new Map<string, Wanted>();
const mostAmong = 50;

function wantedBy(acceptLanguage: string | undefined): Wanted {
  const header = acceptLanguage ?? '';
  const known = headersKept.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  const first = negotiator.languages().find((tag) => tag !== '*');
  const wanted = { first: first ? canonical(first) : null, negotiator, among: new Map() };
  if (header.length <= longestHeader) keepLatest(headersKept, header, wanted, mostHeaders);
  return wanted;
}

/** `de-at` and `DE-AT` are the tag that rules have. */
function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** What a visitor reads first (a language tag, "de-AT" as well as "de"); null: nobody said. */
export const firstLanguage = (acceptLanguage: string | undefined): string | null =>
  wantedBy(acceptLanguage).first;

/** The visitor's first choice among some languages; else the first of those. */
export function languageAmong(acceptLanguage: string | undefined, languages: readonly string[]): string {
  const { among, negotiator } = wantedBy(acceptLanguage);
  const key = languages.join();
  const known = among.get(key);
  if (known) return known;
  const chosen = negotiator.language([...languages]) ?? languages[0] ?? 'en';
  keepLatest(among, key, chosen, mostAmong);
  return chosen;
}
