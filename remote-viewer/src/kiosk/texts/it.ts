import { plural } from '../../language/plural';
import type { KioskTexts } from './en';

export default {
  stillThere: 'È ancora qui?',
  startsAgain: (seconds) =>
    plural('it', seconds, { one: 'Si ricomincia tra # secondo.', other: 'Si ricomincia tra # secondi.' }),
  stillHere: 'Sono ancora qui',
  scan: 'Lo inquadri con la fotocamera del telefono.',
  staleSince: (time) => `Senza connessione da: ${time}. Nel frattempo qualcosa può essere cambiato.`,
} satisfies KioskTexts;
