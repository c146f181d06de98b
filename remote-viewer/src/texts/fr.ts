import type { Texts } from './en';

export default {
  start: 'Entrer',
  loading: 'Chargement…',
  notLoaded: 'Le chargement a échoué. Vérifiez la connexion, puis réessayez.',
  missing: 'Ce lien mène à un contenu qui n’est plus disponible.',
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
  loading3d: (percent) => `Chargement de la 3D, ${percent}`,
  someObjectsFailed: 'Certains objets n’ont pas pu être chargés.',
  noWebgl: 'Ce navigateur ne peut pas afficher la 3D.',
  viewBroken: 'La vue 3D ne peut pas être affichée pour le moment.',
} satisfies Texts;
