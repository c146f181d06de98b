import type { themeChecks } from '@vitrine/shared/contract/areas/theme/checks';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat davon sagt. */
export const checks: Translation<typeof themeChecks, 'de'> = {
  'missing-title': {
    landing: 'Die Startseite hat keinen Titel; Besucher lesen den Namen des Erlebnisses.',
  },
  'low-contrast': {
    light: {
      textOnBackground:
        'Text auf dem Hintergrund hat einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      textOnSurface:
        'Text auf Flächen hat einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      onAccentOnAccent:
        'Text auf der Akzentfarbe hat einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      accentOnSurface:
        'Die Akzentfarbe auf Flächen hat einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
    },
    dark: {
      textOnBackground:
        'Auf dunkel eingestellten Geräten hat Text auf dem Hintergrund einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      textOnSurface:
        'Auf dunkel eingestellten Geräten hat Text auf Flächen einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      onAccentOnAccent:
        'Auf dunkel eingestellten Geräten hat Text auf der Akzentfarbe einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      accentOnSurface:
        'Auf dunkel eingestellten Geräten hat die Akzentfarbe auf Flächen einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
    },
  },
};
