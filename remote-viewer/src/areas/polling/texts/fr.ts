import { plural } from '../../../language/plural';
import inputs from '../../../questions/inputs/texts/fr';
import steps from '../../../questions/texts/fr';
import type { PollTexts } from './en';

export default {
  steps,
  inputs,
  opens: (moment) => `Ce sondage ouvre le ${moment}.`,
  closed: 'Ce sondage est clos.',
  paused: 'Ce sondage est en pause. Merci de revenir dans un instant.',
  send: 'Envoyer la réponse',
  sent: 'Merci. Votre réponse est prise en compte.',
  sentTest: 'Merci. Lors d’un test, rien n’est comptabilisé.',
  kept: {
    offline:
      'Pas de connexion. Votre réponse est conservée sur cet appareil et sera envoyée dès le retour de la connexion.',
    busy: 'Notre serveur ne peut pas recevoir votre réponse pour l’instant. Elle est conservée sur cet appareil et sera envoyée automatiquement.',
  },
  stayOpen: 'Laissez cette page ouverte d’ici là.',
  refused: {
    closed: 'Votre réponse n’a pas été acceptée : ce sondage est clos.',
    paused: 'Votre réponse n’a pas été acceptée : ce sondage est en pause.',
    ended: 'Votre réponse n’a pas été acceptée : c’est terminé.',
    'not-active': 'Votre réponse n’a pas été acceptée : il n’y a pas de question ici pour le moment.',
    'already-answered': 'Vous avez déjà répondu.',
    'too-late': 'Votre réponse est arrivée trop tard.',
    revoked: 'Votre réponse n’a pas été acceptée : cet accès de test a pris fin.',
    expired: 'Votre réponse n’a pas été acceptée : cet accès de test a expiré.',
    unreachable: 'Votre réponse n’a pas pu être envoyée. Vérifiez la connexion, puis réessayez.',
    busy: 'Notre serveur ne peut pas recevoir votre réponse pour l’instant. Réessayez dans un instant.',
    other: 'Votre réponse n’a pas été acceptée.',
  },
  change: 'Modifier la réponse',
  consent: { given: 'D’accord', refused: 'Pas d’accord' },
  yours: 'votre réponse',
  answers: (count) => plural('fr', count, { one: '# réponse', other: '# réponses' }),
  resultsLater: 'Les résultats seront affichés à la clôture du sondage.',
} satisfies PollTexts;
