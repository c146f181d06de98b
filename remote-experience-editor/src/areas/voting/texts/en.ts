export const en = {
  intro: 'Votes that a host opens and closes in front of an audience.',
};
