import { plural } from '../../language/plural';
import type { KioskTexts } from './en';

export default {
  stillThere: '¿Sigue ahí?',
  startsAgain: (seconds) =>
    plural('es', seconds, {
      one: 'Se vuelve al inicio en # segundo.',
      other: 'Se vuelve al inicio en # segundos.',
    }),
  stillHere: 'Sigo aquí',
} satisfies KioskTexts;
