import type { StepTexts } from './en';

export default {
  place: (number, count) => `السؤال ${number} من ${count}`,
  next: 'التالي',
  back: 'السابق',
  missing: 'يُرجى الإجابة عن هذا السؤال.',
} satisfies StepTexts;
