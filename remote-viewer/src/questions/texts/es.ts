import type { StepTexts } from './en';

export default {
  place: (number, count) => `Pregunta ${number} de ${count}`,
  next: 'Siguiente',
  back: 'Anterior',
  missing: 'Responda a esta pregunta.',
} satisfies StepTexts;
