import type { Translation } from '@vitrine/shared/ui';
import type { en } from './en';

export const de: Translation<typeof en, 'de'> = {
  intro: 'Gedruckte Codes, deren Ziel mit Zeit und Ort wechselt.',
};
