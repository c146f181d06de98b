import { editorSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { checkSentences } from '@vitrine/shared/contract/sentences/check-sentences';
import { areas } from './en-areas';
import { comments } from './en-comments';
import { dashboard } from './en-dashboard';
import { documents } from './en-documents';
import { fields } from './en-fields';
import { frame } from './en-frame';
import { imports } from './en-imports';
import { lists } from './en-lists';
import { manifest } from './en-manifest';
import { optionVault } from './en-option-vault';
import { polling } from './en-polling';
import { presence } from './en-presence';
import { preview } from './en-preview';
import { products } from './en-products';
import { questionVault } from './en-question-vault';
import { review } from './en-review';
import { scenes } from './en-scenes';
import { theme } from './en-theme';
import { translations } from './en-translations';
import { uploads } from './en-uploads';
import { vaults } from './en-vaults';
import { videos } from './en-videos';

/** Texts of the experience editor. */
export const en = {
  areas,
  checks: checkSentences,
  comments,
  dashboard,
  documents,
  fields,
  frame,
  imports,
  lists,
  manifest,
  optionVault,
  polling,
  presence,
  products,
  preview,
  questionVault,
  review,
  said: editorSentences,
  scenes,
  theme,
  translations,
  uploads,
  vaults,
  videos,
};
