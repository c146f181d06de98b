import { plural } from '../../../language/plural';
import type { InputTexts } from './en';

export default {
  optional: 'facoltativa',
  clear: 'Cancella la risposta',
  agree: 'Acconsento',
  left: (count) => plural('it', count, { one: 'Resta # carattere', other: 'Restano # caratteri' }),
  ends: {
    nps: { low: 'Per niente probabile', high: 'Molto probabile' },
    csat: { low: 'Molto insoddisfatto', high: 'Molto soddisfatto' },
    ces: { low: 'Per niente d’accordo', high: 'Del tutto d’accordo' },
  },
  ranking: {
    hint: 'Prema le opzioni nel suo ordine, prima la migliore.',
    up: (option) => `Sposta su «${option}»`,
    down: (option) => `Sposta giù «${option}»`,
    remove: (option) => `Togli «${option}» dall’ordine`,
    place: (option, place, count) => `${option}: posto ${place} di ${count}`,
    out: (option) => `${option}: non più nell’ordine`,
  },
  everyRow: 'Risponda a ogni riga.',
  agreement: 'Acconsenta per continuare.',
  number: 'Inserisca un numero.',
  date: 'Inserisca una data.',
  atLeast: (bound) => `Almeno ${bound}.`,
  atMost: (bound) => `Al massimo ${bound}.`,
  steps: (step) => `Inserisca un numero con passo ${step}.`,
  notBefore: (day) => `Prima data possibile: ${day}.`,
  notAfter: (day) => `Ultima data possibile: ${day}.`,
  longer: (count) =>
    plural('it', count, { one: 'Scriva almeno # carattere.', other: 'Scriva almeno # caratteri.' }),
  shorter: (count) =>
    plural('it', count, {
      one: 'Scriva al massimo # carattere.',
      other: 'Scriva al massimo # caratteri.',
    }),
  formats: {
    email: 'Inserisca un indirizzo e-mail, ad esempio nome@example.com.',
    phone: 'Inserisca un numero di telefono da 5 a 15 cifre.',
    https: 'Inserisca un indirizzo che inizi con https://.',
  },
} satisfies InputTexts;
