import inputs from '../../../questions/inputs/texts/fr';
import steps from '../../../questions/texts/fr';
import type { SurveyTexts } from './en';

export default {
  steps,
  inputs,
  start: 'Commencer',
  send: 'Envoyer les réponses',
  place: (number, ahead) =>
    ahead === 0 ? `Page ${number}, la dernière` : `Page ${number}, encore ${ahead} au plus`,
  sentBack: 'Vos réponses ramènent à cette page. Modifiez-en une pour continuer.',
  nothing: 'Merci de répondre à au moins une question.',
  opens: (moment) => `Cette enquête ouvre le ${moment}.`,
  closed: 'Cette enquête est close.',
  paused: 'Cette enquête est en pause. Merci de revenir dans un instant.',
  answered: 'Vous avez déjà répondu à cette enquête. Merci.',
  changed:
    'Il existe maintenant une version plus récente de cette enquête. Vos réponses sont conservées là où elles conviennent encore. Veuillez les relire et les envoyer.',
  sending: 'Vos réponses sont en route.',
  sent: 'Merci. Vos réponses sont arrivées.',
  sentTest: 'Merci. Lors d’un test, rien n’est comptabilisé.',
  kept: {
    offline:
      'Pas de connexion. Vos réponses sont conservées sur cet appareil et seront envoyées dès le retour de la connexion.',
    busy: 'Notre serveur ne peut pas recevoir vos réponses pour l’instant. Elles sont conservées sur cet appareil et seront envoyées automatiquement.',
  },
  stayOpen: 'Laissez cette page ouverte d’ici là.',
  refused: {
    closed: 'Vos réponses n’ont pas été acceptées : cette enquête est close.',
    full: 'Vos réponses n’ont pas été acceptées : assez de personnes ont déjà répondu.',
    paused: 'Vos réponses n’ont pas été acceptées : cette enquête est en pause.',
    ended: 'Vos réponses n’ont pas été acceptées : c’est terminé.',
    'not-active': 'Vos réponses n’ont pas été acceptées : il n’y a pas de question ici pour le moment.',
    'code-needed': 'Vos réponses n’ont pas été acceptées : ce questionnaire demande un code à usage unique.',
    'already-answered': 'Vous avez déjà répondu à cette enquête. Merci.',
    'too-late': 'Vos réponses sont arrivées trop tard.',
    revoked: 'Vos réponses n’ont pas été acceptées : cet accès de test a pris fin.',
    expired: 'Vos réponses n’ont pas été acceptées : cet accès de test a expiré.',
    unreachable: 'Vos réponses n’ont pas pu être envoyées. Vérifiez la connexion, puis réessayez.',
    busy: 'Notre serveur ne peut pas recevoir vos réponses pour l’instant. Réessayez dans un instant.',
    other: 'Vos réponses n’ont pas été acceptées. Merci de les vérifier, puis de réessayer.',
  },
  goOn: (site) => `Continuer vers ${site}`,
} satisfies SurveyTexts;
