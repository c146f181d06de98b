import { brotliCompressSync, constants } from 'node:zlib';
import {
  type Certificate,
  type Check,
  type DocumentArea,
  documentAreas,
  limits,
} from '@vitrine/shared/contract';
import type { DraftContext } from '../areas/area-content';
import { type Finding, fault, findingAt } from '../areas/checks/findings';
import { checkReferences } from '../areas/checks/reference-checks';
import { checkTexts, checkTranslations } from '../areas/checks/text-checks';
import { areaContents } from '../areas/registry';
import { type SourceText, untranslated } from '../areas/source-text';
import { canonicalJson } from './canonical';
import type { Compiled } from './compile';
import type { Draft } from './draft';

/**
 * The certificate of a draft: what publishing it would find, errors first, each with the place to mend it.
 * @param compiled the same draft, compiled.
 */
export async function certify(draft: Draft, compiled: Compiled, at: Date): Promise<Certificate> {
  const [base = 'en', ...others] = draft.context.languages;
  const documents = draft.documents.map(
    (document): CheckedDocument => ({
      ...document,
      sources: areaContents[document.area].sources(document.data, base),
    }),
  );
  const ofDocuments: Check[] = [];
  // One after another: what takes long takes memory, too.
  for (const document of documents)
    for (const finding of await findingsOf(document, draft.context, at))
      ofDocuments.push({ ...finding, area: document.area, documentId: document.id });
  const together = documentAreas.flatMap((area) =>
    areaContents[area]
      .checkTogether(
        draft.documents.filter((document) => document.area === area),
        draft.context,
      )
      .map((finding): Check => ({ ...finding, area })),
  );
  const checks = [...ofDocuments, ...together, ...checkSize(compiled)];
  const level = (wanted: Check['level']) => checks.filter((check) => check.level === wanted);
  return {
    checks: [...level('error'), ...level('warning')],
    checkedAt: at.toISOString(),
    untranslated: countUntranslated(documents, others),
  };
}

/** A document with what there is to translate in it. */
interface CheckedDocument {
  area: DocumentArea;
  id: string;
  data: Record<string, unknown>;
  sources: SourceText[];
}

/** Of each area, how many texts each language lacks that the base language has. */
function countUntranslated(
  documents: CheckedDocument[],
  languages: string[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { area, sources } of documents) {
    const ofArea = counts[area] ?? {};
    counts[area] = ofArea;
    for (const language of languages)
      ofArea[language] = (ofArea[language] ?? 0) + untranslated(sources, language).length;
  }
  return counts;
}

/** References and texts, which are checked alike in every area, and what the area itself checks. */
async function findingsOf(
  { area, data, sources }: CheckedDocument,
  context: DraftContext,
  at: Date,
): Promise<Finding[]> {
  const { check, checkAtLength, references, texts } = areaContents[area];
  const [base = 'en', ...others] = context.languages;
  return [
    ...checkTexts(texts(data), base),
    ...checkTranslations(sources, others),
    ...checkReferences(references(data), context),
    ...check(data, context, at),
    ...((await checkAtLength?.(data, context.languages)) ?? []),
  ];
}

export const blocks = ({ checks }: Certificate) => checks.some(({ level }) => level === 'error');

/** What servers use for answers on the fly; the highest quality would hold up everybody else for seconds. */
const asServed = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The root is what visitors wait for before they see anything. */
function checkSize({ public: { root } }: Compiled): Check[] {
  const bytes = brotliCompressSync(canonicalJson(root), { params: asServed }).length;
  if (bytes <= limits.manifestRootBytes) return [];
  const tooLarge = fault('manifest-too-large', { size: bytes, limit: limits.manifestRootBytes });
  return [{ ...findingAt('', tooLarge), area: 'manifest', documentId: null }];
}
