import { percentage } from '../../language/numbers';

/** What is said about 3D, wherever it is shown. */
const en = {
  loading: (percent: number) => `Loading in 3D, ${percentage('en', percent)}`,
  someFailed: 'Some objects could not be loaded.',
  noWebgl: 'This browser cannot show 3D.',
  broken: 'The 3D view cannot be shown right now.',
};

export type ModelTexts = typeof en;
export default en;
