import type { Samples } from '../../../endpoints/testing/samples';
import type { surveysEndpoints } from '../endpoints';

export const surveysSamples: Samples<typeof surveysEndpoints> = {
  listWrittenAnswers: () => ({ question: 'why' }),
};
