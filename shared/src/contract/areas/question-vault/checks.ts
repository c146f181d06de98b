/** What the certificate says of questions in the vault. */
export const questionVaultChecks = {
  'missing-text': {
    question: 'The question has no text.',
  },
  'same-option': {
    row: 'Row {{number}} is called “{{name}}” like another one.',
  },
  'no-rows': 'The matrix has no row.',
  'impossible-bounds': 'No answer can satisfy both bounds.',
} as const;
