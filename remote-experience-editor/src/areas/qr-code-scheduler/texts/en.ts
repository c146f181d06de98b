export const en = {
  intro: 'Printed codes whose target changes with time and place.',
};
