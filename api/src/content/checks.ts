import { brotliCompressSync, constants } from 'node:zlib';
import { type Certificate, type Check, limits } from '@vitrine/shared/contract';
import { areaContents } from '../areas/area-contents';
import { canonicalJson } from './canonical';
import type { Compiled } from './compile';
import type { Draft } from './draft';

/**
 * The certificate of a draft: what publishing it would find, errors first, each with the place to mend it.
 * @param compiled the same draft, compiled.
 */
export function certify(draft: Draft, compiled: Compiled, at: Date): Certificate {
  const ofDocuments = draft.documents.flatMap(({ area, data, id }) =>
    areaContents[area].check(data, draft.context).map((finding) => ({ ...finding, area, documentId: id })),
  );
  const checks = [...checkExperience(draft), ...ofDocuments, ...checkSize(compiled)];
  const level = (wanted: Check['level']) => checks.filter((check) => check.level === wanted);
  return { checks: [...level('error'), ...level('warning')], checkedAt: at.toISOString() };
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
