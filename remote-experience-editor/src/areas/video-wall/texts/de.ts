import type { Translation } from '@vitrine/shared/ui';
import type { en } from './en';

export const de: Translation<typeof en, 'de'> = {
  intro: 'Mehrere Bildschirme, die wie ein Bild spielen.',
};
