import { plural } from '../../language/plural';
import type { StepTexts } from './en';

export default {
  place: (number, count) => `Frage ${number} von ${count}`,
  next: 'Weiter',
  back: 'Zurück',
  missing: 'Bitte diese Frage beantworten.',
  chooseOne: 'Wählen Sie eine Antwort',
  chooseSeveral: (min, max) => {
    if (max !== null)
      return min === max
        ? plural('de', max, { one: 'Wählen Sie eine Antwort', other: 'Wählen Sie # Antworten' })
        : `Wählen Sie ${min} bis ${max} Antworten`;
    return min > 1
      ? `Wählen Sie mindestens ${min} Antworten`
      : 'Wählen Sie so viele Antworten, wie Sie mögen';
  },
} satisfies StepTexts;
