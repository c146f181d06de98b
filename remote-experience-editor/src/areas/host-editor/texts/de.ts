import type { Translation } from '@vitrine/shared/ui';
import type { en } from './en';

export const de: Translation<typeof en, 'de'> = {
  intro: 'Die virtuelle Person, die Besucher begrüßt und ihnen antwortet.',
};
