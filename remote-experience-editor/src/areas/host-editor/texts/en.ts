export const en = {
  intro: 'The virtual host who greets visitors and answers them.',
};
