import type { PublishedQuestion } from '../published-question';

/** A question with the options a, b and c, unless it is made otherwise. */
export const askedQuestion = (id: string, own: Partial<PublishedQuestion> = {}): PublishedQuestion => ({
  id,
  type: 'single',
  text: {},
  options: ['a', 'b', 'c'].map((option) => ({ id: option, label: {} })),
  ...own,
});
