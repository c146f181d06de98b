import { plural } from '../../language/plural';
import type { StepTexts } from './en';

export default {
  place: (number, count) => `Domanda ${number} di ${count}`,
  next: 'Avanti',
  back: 'Indietro',
  missing: 'Risponda a questa domanda.',
  chooseOne: 'Scelga una risposta',
  chooseSeveral: (min, max) => {
    if (max !== null)
      return min === max
        ? plural('it', max, { one: 'Scelga una risposta', other: 'Scelga # risposte' })
        : `Scelga da ${min} a ${max} risposte`;
    return min > 1 ? `Scelga almeno ${min} risposte` : 'Scelga tutte le risposte che vuole';
  },
} satisfies StepTexts;
