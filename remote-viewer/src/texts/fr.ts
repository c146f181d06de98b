import type { Texts } from './en';

export default {
  start: 'Entrer',
  loading: 'Chargement…',
  notLoaded: 'Le chargement a échoué. Vérifiez la connexion, puis réessayez.',
  retry: 'Réessayer',
  close: 'Fermer',
  leave: 'Retour à l’accueil',
  language: 'Langue',
  imprint: 'Mentions légales',
  privacy: 'Confidentialité',
  yourData: 'Vos données',
  menu: 'Menu',
  smallerText: 'Réduire le texte',
  largerText: 'Agrandir le texte',
  newVersion: 'Une nouvelle version est disponible.',
  reload: 'Afficher',
} satisfies Texts;
