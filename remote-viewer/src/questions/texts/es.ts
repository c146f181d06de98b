import { plural } from '../../language/plural';
import type { StepTexts } from './en';

export default {
  place: (number, count) => `Pregunta ${number} de ${count}`,
  next: 'Siguiente',
  back: 'Anterior',
  missing: 'Responda a esta pregunta.',
  chooseOne: 'Elija una respuesta',
  chooseSeveral: (min, max) => {
    if (max !== null)
      return min === max
        ? plural('es', max, { one: 'Elija una respuesta', other: 'Elija # respuestas' })
        : `Elija de ${min} a ${max} respuestas`;
    return min > 1 ? `Elija al menos ${min} respuestas` : 'Elija tantas respuestas como quiera';
  },
} satisfies StepTexts;
