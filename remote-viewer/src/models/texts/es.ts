import { percentage } from '../../language/numbers';
import type { ModelTexts } from './en';

export default {
  loading: (percent) => `Cargando en 3D, ${percentage('es', percent)}`,
  someFailed: 'Algunos objetos no se han podido cargar.',
  noWebgl: 'Este navegador no puede mostrar 3D.',
  broken: 'La vista 3D no se puede mostrar en este momento.',
} satisfies ModelTexts;
