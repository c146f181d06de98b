import type { StepTexts } from './en';

export default {
  place: (number, count) => `Question ${number} sur ${count}`,
  next: 'Suivant',
  back: 'Précédent',
  missing: 'Merci de répondre à cette question.',
} satisfies StepTexts;
