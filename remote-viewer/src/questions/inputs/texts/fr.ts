import { plural } from '../../../language/plural';
import type { InputTexts } from './en';

export default {
  optional: 'facultatif',
  clear: 'Effacer la réponse',
  agree: 'J’accepte',
  left: (count) => plural('fr', count, { one: '# caractère restant', other: '# caractères restants' }),
  ends: {
    nps: { low: 'Pas du tout probable', high: 'Très probable' },
    csat: { low: 'Très insatisfait', high: 'Très satisfait' },
    ces: { low: 'Pas du tout d’accord', high: 'Tout à fait d’accord' },
  },
  ranking: {
    hint: 'Appuyez sur les options dans votre ordre, la meilleure d’abord.',
    up: (option) => `Monter « ${option} »`,
    down: (option) => `Descendre « ${option} »`,
    remove: (option) => `Retirer « ${option} » du classement`,
    place: (option, place, count) => `${option} : place ${place} sur ${count}`,
    out: (option) => `${option} : retiré du classement`,
  },
  everyRow: 'Merci de répondre à chaque ligne.',
  agreement: 'Merci d’accepter pour continuer.',
  number: 'Merci de saisir un nombre.',
  date: 'Merci de saisir une date.',
  atLeast: (bound) => `Au moins ${bound}, s’il vous plaît.`,
  atMost: (bound) => `Au plus ${bound}, s’il vous plaît.`,
  steps: (step) => `Merci de saisir un nombre par pas de ${step}.`,
  notBefore: (day) => `Pas avant le ${day}, s’il vous plaît.`,
  notAfter: (day) => `Pas après le ${day}, s’il vous plaît.`,
  longer: (count) =>
    plural('fr', count, {
      one: 'Merci d’écrire au moins # caractère.',
      other: 'Merci d’écrire au moins # caractères.',
    }),
  shorter: (count) =>
    plural('fr', count, {
      one: 'Merci d’écrire au plus # caractère.',
      other: 'Merci d’écrire au plus # caractères.',
    }),
  formats: {
    email: 'Merci de saisir une adresse e-mail, par exemple nom@example.com.',
    phone: 'Merci de saisir un numéro de téléphone de 5 à 15 chiffres.',
    https: 'Merci de saisir une adresse qui commence par https://.',
  },
} satisfies InputTexts;
