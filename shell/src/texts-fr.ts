import type { ShellTexts } from './texts-en';

const fr: ShellTexts = {
  language: 'fr',
  direction: 'ltr',
  loading: 'Chargement…',
  notFoundTitle: 'Il n’y a rien à cette adresse',
  notFoundText:
    'Le lien est peut-être ancien, ou il manque une lettre. Vérifiez l’adresse ou scannez le code encore une fois.',
  notFoundAction: 'Aller au début',
  notFoundStaffAction: 'Vers la gestion',
  brokenTitle: 'Cette page ne fonctionne plus',
  brokenText: 'Quelque chose d’inattendu s’est produit. Rien de ce qui était enregistré n’est perdu.',
  missingTitle: 'Cette page n’a pas pu être chargée',
  missingText: 'Rien de ce qui était enregistré n’est perdu. Vérifiez la connexion, puis réessayez.',
  newVersionTitle: 'Une nouvelle version est disponible',
  newVersionText: 'Rien de ce qui était enregistré n’est perdu. Rechargez la page pour l’obtenir.',
  reload: 'Recharger',
  remoteTitle: (name) => `${name} n’a pas pu être chargée`,
  restWorks: 'Tout le reste fonctionne, et rien de ce qui était enregistré n’est perdu.',
  remoteText: 'Vérifiez la connexion, puis réessayez.',
  remoteBrokenTitle: (name) => `${name} ne fonctionne plus`,
  remoteBrokenText: 'L’erreur vient de nous, pas de votre connexion. Réessayez dans un instant.',
  retry: 'Réessayer',
  close: 'Fermer',
  success: 'C’est fait !',
  successText: 'L’opération est terminée',
  error: 'Erreur',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  textSize: 'Taille du texte',
  smallerText: 'Texte plus petit',
  largerText: 'Texte plus grand',
  remotes: { manager: 'La gestion', experienceEditor: 'La page d’édition', viewer: 'L’expérience' },
};

export default fr;
