import type { StateTexts } from './en';

export default {
  opens: (when) => `Ouverture le ${when}.`,
  scheduled: {
    title: 'Pas encore ouvert',
    text: 'Cette expérience ouvrira bientôt. Merci de revenir plus tard.',
  },
  paused: { title: 'Petite pause', text: 'Cette expérience est en pause et reprendra bientôt.' },
  ended: { title: 'C’est terminé', text: 'Cette expérience est terminée. Merci de votre intérêt.' },
  unassigned: {
    title: 'Rien à voir pour le moment',
    text: 'Quelque chose se prépare ici. Merci de revenir plus tard.',
  },
  'nothing-to-test': {
    title: 'Rien à tester pour le moment',
    text: 'Aucune expérience n’est attribuée à cet emplacement. Dès qu’il y en aura une, ce lien l’affichera.',
  },
  expired: {
    title: 'Cet accès de test a expiré',
    text: 'Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },
  revoked: {
    title: 'Cet accès de test a pris fin',
    text: 'Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },
  asVisitor: 'Voir ce que voient les visiteurs',
  elsewhere: 'Trouver une autre expérience',
  unreachable: { title: 'Le chargement a échoué', text: 'Vérifiez la connexion, puis réessayez.' },
  faulty: {
    title: 'Le chargement a échoué',
    text: 'L’erreur vient de nous, pas de votre connexion. Réessayez dans un instant.',
  },
  crowded: {
    title: 'Il y a beaucoup de monde en ce moment',
    text: 'Cette page réessaiera d’elle-même dans une minute.',
  },
} satisfies StateTexts;
