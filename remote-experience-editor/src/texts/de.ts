import { areas } from './de-areas';
import { checks } from './de-checks';
import { comments } from './de-comments';
import { dashboard } from './de-dashboard';
import { documents } from './de-documents';
import { fields } from './de-fields';
import { frame } from './de-frame';
import { imports } from './de-imports';
import { lists } from './de-lists';
import { manifest } from './de-manifest';
import { optionVault } from './de-option-vault';
import { polling } from './de-polling';
import { presence } from './de-presence';
import { preview } from './de-preview';
import { products } from './de-products';
import { questionVault } from './de-question-vault';
import { review } from './de-review';
import { scenes } from './de-scenes';
import { said } from './de-sentences';
import { theme } from './de-theme';
import { translations } from './de-translations';
import { uploads } from './de-uploads';
import { vaults } from './de-vaults';
import { videos } from './de-videos';

/** Was der Editor sagt. */
const de = {
  areas,
  checks,
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
  said,
  scenes,
  theme,
  translations,
  uploads,
  vaults,
  videos,
};

export default de;
