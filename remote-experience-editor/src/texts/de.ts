import areaNames from '@vitrine/shared/contract/areas/names/de.json';
import type { checkSentences } from '@vitrine/shared/contract/sentences/check-sentences';
import { checksTogether } from '@vitrine/shared/contract/sentences/checks-together';
import type { Translation } from '@vitrine/shared/ui';
import { areaChecks } from '../areas/checks-de';
import { areaTexts } from '../areas/texts-de';
import { checks } from './de-checks';
import { comments } from './de-comments';
import { documents } from './de-documents';
import { fields } from './de-fields';
import { figures } from './de-figures';
import { frame } from './de-frame';
import { imports } from './de-imports';
import { lists } from './de-lists';
import { presence } from './de-presence';
import { preview } from './de-preview';
import { review } from './de-review';
import { runs } from './de-runs';
import { said } from './de-sentences';
import { translations } from './de-translations';
import { uploads } from './de-uploads';
import { values } from './de-values';
import { vaults } from './de-vaults';

/** Was der Editor sagt. */
const de = {
  ...areaTexts,
  areas: areaNames,
  checks: checksTogether([checks, ...areaChecks]) as Translation<typeof checkSentences, 'de'>,
  comments,
  documents,
  fields,
  figures,
  frame,
  imports,
  lists,
  presence,
  preview,
  review,
  runs,
  said,
  translations,
  uploads,
  values,
  vaults,
};

export default de;
