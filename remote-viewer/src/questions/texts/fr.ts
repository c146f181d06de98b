import { plural } from '../../language/plural';
import type { StepTexts } from './en';

export default {
  place: (number, count) => `Question ${number} sur ${count}`,
  next: 'Suivant',
  back: 'Précédent',
  missing: 'Merci de répondre à cette question.',
  chooseOne: 'Choisissez une réponse',
  chooseSeveral: (min, max) => {
    if (max !== null)
      return min === max
        ? plural('fr', max, { one: 'Choisissez une réponse', other: 'Choisissez # réponses' })
        : `Choisissez de ${min} à ${max} réponses`;
    return min > 1
      ? `Choisissez au moins ${min} réponses`
      : 'Choisissez autant de réponses que vous le souhaitez';
  },
} satisfies StepTexts;
