/** The areas that keep what others take copies of. Named here once for all that link to them. */
export const vaults = { questions: 'question-vault', options: 'answer-option-vault' } as const;
