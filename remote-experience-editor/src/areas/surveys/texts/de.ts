import type { Translation } from '@vitrine/shared/ui';
import type { en } from './en';

export const de: Translation<typeof en, 'de'> = {
  intro: 'Längere Fragebögen über mehrere Seiten, mit Logik und Quoten.',
};
