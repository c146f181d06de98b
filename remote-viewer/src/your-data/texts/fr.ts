import type { YourDataTexts } from './en';

export default {
  intro:
    'Nous ne connaissons cet appareil que par un identifiant aléatoire. Vos réponses sont conservées sous cet identifiant.',
  label: 'Votre identifiant',
  copy: 'Copier',
  copied: 'Copié',
  selected: 'Il est sélectionné : copiez-le maintenant.',
  use: 'Vous avez le droit de savoir ce qui est conservé à votre sujet et de le faire effacer. Envoyez cet identifiant au contact indiqué dans la politique de confidentialité ou les mentions légales, ou adressez-vous au personnel sur place.',
  consent: 'Reconnaître cet appareil quand je reviens',
  agree: 'Oui',
  refuse: 'Non',
  consentUse:
    'Vous pouvez revenir sur ce choix à tout moment : vos visites ne restent alors que comme décompte, sans votre identifiant.',
  takenBack: 'Vos visites ne sont plus conservées sous votre identifiant.',
  takenBackLater:
    'Vos visites n’ont pas pu être séparées de votre identifiant pour le moment. Cela se fera quand vous reviendrez.',
} satisfies YourDataTexts;
