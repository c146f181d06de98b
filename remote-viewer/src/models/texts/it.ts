import { percentage } from '../../language/numbers';
import type { ModelTexts } from './en';

export default {
  loading: (percent) => `Caricamento 3D, ${percentage('it', percent)}`,
  someFailed: 'Non è stato possibile caricare alcuni oggetti.',
  noWebgl: 'Questo browser non può mostrare il 3D.',
  broken: 'La vista 3D non può essere mostrata in questo momento.',
} satisfies ModelTexts;
