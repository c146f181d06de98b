import areaNames from '@vitrine/shared/contract/areas/names/en.json';
import { editorSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { checkSentences } from '@vitrine/shared/contract/sentences/check-sentences';
import { areaTexts } from '../areas/texts-en';
import { comments } from './en-comments';
import { documents } from './en-documents';
import { fields } from './en-fields';
import { figures } from './en-figures';
import { frame } from './en-frame';
import { imports } from './en-imports';
import { lists } from './en-lists';
import { presence } from './en-presence';
import { preview } from './en-preview';
import { review } from './en-review';
import { runs } from './en-runs';
import { translations } from './en-translations';
import { uploads } from './en-uploads';
import { values } from './en-values';
import { vaults } from './en-vaults';

/** Texts of the experience editor. */
export const en = {
  ...areaTexts,
  areas: areaNames,
  checks: checkSentences,
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
  said: editorSentences,
  translations,
  uploads,
  values,
  vaults,
};
