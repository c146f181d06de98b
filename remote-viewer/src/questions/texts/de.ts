import type { StepTexts } from './en';

export default {
  place: (number, count) => `Frage ${number} von ${count}`,
  next: 'Weiter',
  back: 'Zurück',
  missing: 'Bitte diese Frage beantworten.',
} satisfies StepTexts;
