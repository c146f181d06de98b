import { plural } from '../../language/plural';
import type { KioskTexts } from './en';

export default {
  stillThere: 'Sind Sie noch da?',
  startsAgain: (seconds) =>
    plural('de', seconds, {
      one: 'In # Sekunde geht es von vorn los.',
      other: 'In # Sekunden geht es von vorn los.',
    }),
  stillHere: 'Ich bin noch da',
  scan: 'Scannen Sie das mit der Kamera Ihres Handys.',
  staleSince: (time) => `Seit ${time} ohne Verbindung. Seither kann sich etwas geändert haben.`,
} satisfies KioskTexts;
