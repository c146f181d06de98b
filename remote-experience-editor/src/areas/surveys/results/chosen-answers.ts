/*
 * Answers that people chose, as the address and the API have them: `question.value`, of a matrix `question.row.value`,
 * joined by commas.
 */

export const choicesOf = (chosen: string): string[] => chosen.split(',').filter(Boolean);

/** What a choice is one of: all answers to its question, or in its row. */
const groupOf = (choice: string) => choice.slice(0, choice.lastIndexOf('.'));

/** @returns the value that was chosen of a question, or in a row of it (`question.row`); null where none was. */
export function chosenIn(choices: string[], group: string): string | null {
  const choice = choices.find((one) => groupOf(one) === group);
  return choice ? choice.slice(group.length + 1) : null;
}

/** With another answer instead of the one that was chosen beside it; without it where it is that one. */
export function addedChoice(chosen: string, choice: string): string {
  const others = choicesOf(chosen).filter((one) => groupOf(one) !== groupOf(choice));
  const wasChosen = choicesOf(chosen).includes(choice);
  return (wasChosen ? others : [...others, choice]).join(',');
}

export const withoutChoice = (chosen: string, choice: string): string =>
  choicesOf(chosen)
    .filter((one) => one !== choice)
    .join(',');
