import type { Translation } from '@vitrine/shared/ui';
import type { preview as english } from './en-preview';

export const preview: Translation<typeof english, 'de'> = {
  action: 'Vorschau',
  title: 'Vorschau',
  close: 'Vorschau schließen',
  width: 'Breite der Vorschau',
  device: 'Bildschirm',
  devices: {
    phone: 'Telefon',
    tablet: 'Tablet',
    kiosk: 'Kiosk',
    desktop: 'Schreibtisch',
  },
  frame: 'Das Erlebnis, wie Besucher es sehen, auf einem Bildschirm mit {{size}}',
  states: 'Ein Besucher, der …',
  language: 'Sprache',
  browserLanguage: 'Wie der Browser',
  offline: 'offline ist',
  reducedMotion: 'weniger Bewegung will',
  dark: 'einen dunklen Bildschirm hat',
  noWebgl: 'kein 3D (WebGL) hat',
  arriveFirst: 'zum ersten Mal kommt',
  arriveAgain: 'wiederkommt',
  onPhone: 'Auf dem Telefon',
  onPhoneHelp:
    'Gescannt, zeigt er den Entwurf, wie er gespeichert ist. Wer diese Adresse hat, sieht ihn auch, höchstens einen Tag lang.',
  address: 'Adresse der Vorschau',
  openInTab: 'In neuem Tab öffnen',
  behind: 'Die Vorschau zeigt einen früheren Stand: {{reason}}',
};
