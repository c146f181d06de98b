import type { StepTexts } from './en';

export default {
  place: (number, count) => `Domanda ${number} di ${count}`,
  next: 'Avanti',
  back: 'Indietro',
  missing: 'Risponda a questa domanda.',
} satisfies StepTexts;
