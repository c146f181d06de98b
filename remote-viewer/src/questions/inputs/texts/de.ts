import { plural } from '../../../language/plural';
import type { InputTexts } from './en';

export default {
  optional: 'freiwillig',
  clear: 'Antwort löschen',
  agree: 'Ich stimme zu',
  left: (count) => plural('de', count, { other: 'Noch # Zeichen' }),
  ends: {
    nps: { low: 'Sehr unwahrscheinlich', high: 'Sehr wahrscheinlich' },
    csat: { low: 'Sehr unzufrieden', high: 'Sehr zufrieden' },
    ces: { low: 'Stimme gar nicht zu', high: 'Stimme voll und ganz zu' },
  },
  ranking: {
    hint: 'Tippen Sie die Antworten in Ihrer Reihenfolge an, die beste zuerst.',
    up: (option) => `„${option}“ nach oben`,
    down: (option) => `„${option}“ nach unten`,
    remove: (option) => `„${option}“ aus der Reihenfolge nehmen`,
    place: (option, place, count) => `${option}: Platz ${place} von ${count}`,
    out: (option) => `${option}: nicht mehr in der Reihenfolge`,
  },
  everyRow: 'Bitte jede Zeile beantworten.',
  agreement: 'Bitte stimmen Sie zu, um fortzufahren.',
  number: 'Bitte eine Zahl eingeben.',
  date: 'Bitte ein Datum eingeben.',
  atLeast: (bound) => `Bitte mindestens ${bound}.`,
  atMost: (bound) => `Bitte höchstens ${bound}.`,
  steps: (step) => `Bitte eine Zahl in Schritten von ${step} eingeben.`,
  notBefore: (day) => `Bitte nicht vor dem ${day}.`,
  notAfter: (day) => `Bitte nicht nach dem ${day}.`,
  longer: (count) => plural('de', count, { other: 'Bitte mindestens # Zeichen schreiben.' }),
  shorter: (count) => plural('de', count, { other: 'Bitte höchstens # Zeichen schreiben.' }),
  formats: {
    email: 'Bitte eine E-Mail-Adresse eingeben, etwa name@example.com.',
    phone: 'Bitte eine Telefonnummer mit 5 bis 15 Ziffern eingeben.',
    https: 'Bitte eine Adresse eingeben, die mit https:// beginnt.',
  },
} satisfies InputTexts;
