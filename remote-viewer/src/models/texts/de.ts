import { percentage } from '../../language/numbers';
import type { ModelTexts } from './en';

export default {
  loading: (percent) => `3D wird geladen, ${percentage('de', percent)}`,
  someFailed: 'Einige Objekte konnten nicht geladen werden.',
  noWebgl: 'Dieser Browser kann kein 3D zeigen.',
  broken: 'Die 3D-Ansicht kann gerade nicht gezeigt werden.',
} satisfies ModelTexts;
