import type { YourDataTexts } from './en';

export default {
  intro:
    'Nous ne connaissons cet appareil que par un identifiant aléatoire. Vos réponses sont conservées sous cet identifiant.',
  label: 'Votre identifiant',
  copy: 'Copier',
  copied: 'Copié',
  selected: 'Il est sélectionné : copiez-le maintenant.',
  use: 'Vous avez le droit de savoir ce qui est conservé à votre sujet et de le faire effacer. Envoyez cet identifiant au contact indiqué dans la politique de confidentialité ou les mentions légales, ou adressez-vous au personnel sur place.',
} satisfies YourDataTexts;
