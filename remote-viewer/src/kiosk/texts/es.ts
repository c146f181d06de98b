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
  scan: 'Escanéelo con la cámara de su teléfono.',
} satisfies KioskTexts;
