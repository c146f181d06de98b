import type { TestTexts } from './en';

export default {
  preview: 'Aperçu. Vous voyez le brouillon ; rien n’est comptabilisé.',
  test: (label) => `Accès de test « ${label} ». Vous voyez le brouillon ; rien n’est comptabilisé.`,
} satisfies TestTexts;
