import type { Translation } from '@vitrine/shared/ui';
import type { en } from './en';

export const de: Translation<typeof en, 'de'> = {
  intro: 'Ein Gespräch, das aus den Inhalten dieses Erlebnisses antwortet.',
};
