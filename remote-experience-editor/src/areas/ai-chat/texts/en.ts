export const en = {
  intro: 'A conversation that answers from this experience’s own content.',
};
