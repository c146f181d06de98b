import { brotliCompressSync, constants } from 'node:zlib';
import {
  type Certificate,
  type Check,
  type DocumentArea,
  documentAreas,
  limits,
} from '@vitrine/shared/contract';
import type { DraftContext, Finding } from '../areas/area-content';
import { areaContents } from '../areas/area-contents';
import { checkReferences } from '../areas/reference-checks';
import { checkTexts, untranslated } from '../areas/text-checks';
import { canonicalJson } from './canonical';
import type { Compiled } from './compile';
import type { Draft } from './draft';

/**
 * The certificate of a draft: what publishing it would find, errors first, each with the place to mend it.
 * @param compiled the same draft, compiled.
 */
export function certify(draft: Draft, compiled: Compiled, at: Date): Certificate {
  const ofDocuments = draft.documents.flatMap(({ area, data, id }) =>
    findingsOf(area, data, draft.context, at).map((finding) => ({ ...finding, area, documentId: id })),
  );
  const together = documentAreas.flatMap((area) =>
    areaContents[area]
      .checkTogether(draft.documents.filter((document) => document.area === area))
      .map((finding): Check => ({ ...finding, area })),
  );
  const checks = [...checkExperience(draft), ...ofDocuments, ...together, ...checkSize(compiled)];
  const level = (wanted: Check['level']) => checks.filter((check) => check.level === wanted);
  return {
    checks: [...level('error'), ...level('warning')],
    checkedAt: at.toISOString(),
    untranslated: countUntranslated(draft),
  };
}

/** Of each area, how many texts each language lacks that the base language has. */
function countUntranslated({ context, documents }: Draft): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { area, data } of documents) {
    const ofArea = counts[area] ?? {};
    counts[area] = ofArea;
    for (const [language, missing] of untranslated(areaContents[area].texts(data), context.languages))
      ofArea[language] = (ofArea[language] ?? 0) + missing.length;
  }
  return counts;
}

/** References and texts, which are checked alike in every area, and what the area itself checks. */
function findingsOf(area: DocumentArea, data: unknown, context: DraftContext, at: Date): Finding[] {
  const { check, references, texts } = areaContents[area];
  return [
    ...checkTexts(texts(data), context.languages),
    ...checkReferences(references(data), context),
    ...check(data, context, at),
  ];
}

export const blocks = ({ checks }: Certificate) => checks.some(({ level }) => level === 'error');

function checkExperience({ documents }: Draft): Check[] {
  if (documents.some(({ area }) => area === 'scenes')) return [];
  return [
    {
      level: 'error',
      code: 'no-scene',
      message: 'The experience has no scene.',
      area: 'scenes',
      documentId: null,
      pointer: '',
    },
  ];
}

/** What servers use for answers on the fly; the highest quality would hold up everybody else for seconds. */
const asServed = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The root is what visitors wait for before they see anything. */
function checkSize({ public: { root } }: Compiled): Check[] {
  const bytes = brotliCompressSync(canonicalJson(root), { params: asServed }).length;
  if (bytes <= limits.manifestRootBytes) return [];
  return [
    {
      level: 'error',
      code: 'manifest-too-large',
      message: `What visitors load first has ${bytes} bytes compressed; at most ${limits.manifestRootBytes} can be published. Shorten titles or archive documents.`,
      area: 'manifest',
      documentId: null,
      pointer: '',
    },
  ];
}
