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
  staleSince: (time) => `Sin conexión desde: ${time}. Algo puede haber cambiado desde entonces.`,
} satisfies KioskTexts;
