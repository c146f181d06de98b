import { percentage } from '../../language/numbers';
import type { ModelTexts } from './en';

export default {
  loading: (percent) => `Chargement de la 3D, ${percentage('fr', percent)}`,
  someFailed: 'Certains objets n’ont pas pu être chargés.',
  noWebgl: 'Ce navigateur ne peut pas afficher la 3D.',
  broken: 'La vue 3D ne peut pas être affichée pour le moment.',
} satisfies ModelTexts;
