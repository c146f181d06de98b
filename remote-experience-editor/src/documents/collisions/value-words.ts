import { documents } from '../../texts/en-documents';
import { polling } from '../../texts/en-polling';
import { products } from '../../texts/en-products';
import { questionVault } from '../../texts/en-question-vault';
import { scenes } from '../../texts/en-scenes';
import { theme } from '../../texts/en-theme';
import { vaults } from '../../texts/en-vaults';
import { videos } from '../../texts/en-videos';

/** Fields whose values are the contract's own words, and where the forms' words for them stand. */
const spoken = {
  arrangement: ['vaults.arrangements', vaults.arrangements],
  buttons: ['theme.buttonStyles', theme.buttonStyles],
  fit: ['videos.playing.fits', videos.playing.fits],
  font: ['theme.fonts', theme.fonts],
  format: ['videos.source.formats', videos.source.formats],
  headingFont: ['theme.fonts', theme.fonts],
  kind: ['documents.changes.kinds', documents.changes.kinds],
  lighting: ['scenes.lightings', scenes.lightings],
  results: ['polling.visibility', polling.visibility],
  source: ['documents.changes.sources', documents.changes.sources],
  spacing: ['theme.spacings', theme.spacings],
  state: ['questionVault.states', questionVault.states],
  status: ['products.statuses', products.statuses],
  type: ['questionVault.types', questionVault.types],
} as const;

type Spoken = typeof spoken;
type KeyOf<F extends keyof Spoken> = F extends keyof Spoken
  ? `${Spoken[F][0]}.${Extract<keyof Spoken[F][1], string>}`
  : never;

/** Where the dictionary says what a field's value means; null for what people wrote themselves. */
export function valueWord(field: string | undefined, value: string): KeyOf<keyof Spoken> | null {
  if (field === undefined || !Object.hasOwn(spoken, field)) return null;
  const [place, words] = spoken[field as keyof Spoken];
  return Object.hasOwn(words, value) ? (`${place}.${value}` as KeyOf<keyof Spoken>) : null;
}
