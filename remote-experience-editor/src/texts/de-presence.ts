import type { Translation } from '@vitrine/shared/ui';
import type { presence as english } from './en-presence';

export const presence: Translation<typeof english, 'de'> = {
  title: 'Wer sonst noch hier ist',
  here: '{{name}} ist in diesem Erlebnis',
  inDocument: '{{name}} ist in „{{title}}“',
  also_one: '{{names}} ist auch hier',
  also_other: '{{names}} sind auch hier',
};
