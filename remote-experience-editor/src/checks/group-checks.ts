import type { Check } from '@vitrine/shared/contract';

/** Findings that say the same, of one area and equally bad. */
export interface CheckGroup {
  key: string;
  /** Of missing translations: into which languages, the same for each of the documents. */
  languages: string[];
  checks: [Check, ...Check[]];
}

/** Findings by what they say, errors first: each group where its first one stands. */
export function groupChecks(checks: Check[]): CheckGroup[] {
  const missing = missingLanguages(checks);
  const groups = new Map<string, CheckGroup>();
  for (const check of checks.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'))) {
    const { area, code, level, message, sentence } = check;
    const languages = languageOf(check) === null ? [] : (missing.get(documentKey(check)) ?? []);
    const key = [level, area, sentence?.name ?? `${code} ${message}`, ...languages].join(' ');
    const group = groups.get(key);
    if (group) group.checks.push(check);
    else groups.set(key, { key, languages, checks: [check] });
  }
  return [...groups.values()];
}

const documentKey = ({ area, documentId }: Check) => `${area} ${documentId}`;

/** Into which language a translation is missing; null for all other findings. */
function languageOf({ code, sentence }: Check): string | null {
  const language = code === 'missing-translation' ? sentence?.values.language : undefined;
  return typeof language === 'object' && 'language' in language ? language.language : null;
}

/** What each document is not translated into. */
function missingLanguages(checks: Check[]): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  for (const check of checks) {
    const language = languageOf(check);
    if (language === null) continue;
    const known = missing.get(documentKey(check)) ?? [];
    if (!known.includes(language)) missing.set(documentKey(check), [...known, language].toSorted());
  }
  return missing;
}
