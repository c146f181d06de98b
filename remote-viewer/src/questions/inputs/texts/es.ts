import { plural } from '../../../language/plural';
import type { InputTexts } from './en';

export default {
  optional: 'opcional',
  clear: 'Borrar la respuesta',
  agree: 'Acepto',
  left: (count) => plural('es', count, { one: 'Queda # carácter', other: 'Quedan # caracteres' }),
  ends: {
    nps: { low: 'Nada probable', high: 'Muy probable' },
    csat: { low: 'Muy insatisfecho', high: 'Muy satisfecho' },
    ces: { low: 'Totalmente en desacuerdo', high: 'Totalmente de acuerdo' },
  },
  ranking: {
    hint: 'Pulse las opciones en su orden, primero la mejor.',
    up: (option) => `Subir «${option}»`,
    down: (option) => `Bajar «${option}»`,
    remove: (option) => `Quitar «${option}» del orden`,
    place: (option, place, count) => `${option}: puesto ${place} de ${count}`,
    out: (option) => `${option}: ya no está en el orden`,
  },
  everyRow: 'Responda a todas las filas.',
  agreement: 'Acepte para continuar.',
  number: 'Introduzca un número.',
  date: 'Introduzca una fecha.',
  atLeast: (bound) => `Como mínimo ${bound}.`,
  atMost: (bound) => `Como máximo ${bound}.`,
  steps: (step) => `Introduzca un número en pasos de ${step}.`,
  notBefore: (day) => `No antes del ${day}.`,
  notAfter: (day) => `No después del ${day}.`,
  longer: (count) =>
    plural('es', count, {
      one: 'Escriba al menos # carácter.',
      other: 'Escriba al menos # caracteres.',
    }),
  shorter: (count) =>
    plural('es', count, {
      one: 'Escriba como máximo # carácter.',
      other: 'Escriba como máximo # caracteres.',
    }),
  formats: {
    email: 'Introduzca una dirección de correo, por ejemplo nombre@example.com.',
    phone: 'Introduzca un número de teléfono de 5 a 15 cifras.',
    https: 'Introduzca una dirección que empiece por https://.',
  },
} satisfies InputTexts;
