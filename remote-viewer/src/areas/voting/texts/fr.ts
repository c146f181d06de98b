import { plural } from '../../../language/plural';
import type { VoteTexts } from './en';

export default {
  ready: 'Le vote n’a pas encore commencé. Il apparaît ici dès qu’il est ouvert.',
  closed: 'Ce vote est clos.',
  paused: 'Ce vote est en pause. Merci de patienter un instant.',
  held: 'Le résultat va être révélé.',
  hidden: 'Le résultat n’est pas affiché.',
  chooseOne: 'Touchez pour voter',
  chooseSeveral: 'Touchez autant de choix que vous voulez, puis envoyez',
  send: 'Envoyer le vote',
  sent: 'Merci. Votre vote compte.',
  sentTest: 'Merci. Rien n’est compté pendant un test.',
  closesIn: 'Se termine dans',
  kept: {
    offline:
      'Pas de connexion. Votre vote reste sur cet appareil et sera envoyé au retour de la connexion ; il compte si le vote est encore ouvert.',
    busy: 'Notre serveur ne peut pas recevoir votre vote pour le moment. Il reste sur cet appareil et sera envoyé automatiquement.',
  },
  stayOpen: 'Merci de laisser cette page ouverte jusque-là.',
  refused: {
    closed: 'Votre vote n’a pas été compté : ce vote est clos.',
    paused: 'Votre vote n’a pas été compté : ce vote est en pause.',
    ended: 'Votre vote n’a pas été compté : l’expérience est terminée.',
    'not-active': 'Votre vote n’a pas été compté : le vote n’a pas commencé.',
    'code-needed': 'Votre vote n’a pas été compté : il faut un code à usage unique.',
    'already-answered': 'Vous avez déjà voté.',
    'too-late': 'Votre vote est arrivé trop tard.',
    revoked: 'Votre vote n’a pas été compté : cet accès de test a pris fin.',
    expired: 'Votre vote n’a pas été compté : cet accès de test a expiré.',
    unreachable: 'Votre vote n’a pas pu être envoyé. Vérifiez la connexion, puis réessayez.',
    busy: 'Notre serveur ne peut pas recevoir votre vote pour le moment. Réessayez dans un instant.',
    other: 'Votre vote n’a pas été compté.',
  },
  change: 'Modifier mon vote',
  again: 'Voter encore une fois',
  protection: {
    none: 'Chacun peut voter autant de fois qu’il le souhaite.',
    browser: 'Un vote par appareil.',
    token: 'Un vote par code.',
  },
  yours: 'votre vote',
  resultsLater: 'Les résultats s’affichent à la clôture du vote.',
  states: {
    ready: 'Commence bientôt',
    open: 'Votez maintenant',
    paused: 'En pause',
    closed: 'Clos',
  },
  wins: 'Gagnant',
  noVotes: 'Il n’y a pas de vote ici.',
  votes: (count) => plural('fr', count, { one: '# voix', other: '# voix' }),
} satisfies VoteTexts;
