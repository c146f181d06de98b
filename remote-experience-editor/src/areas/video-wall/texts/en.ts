export const en = {
  intro: 'Several screens that play as one picture.',
};
