/** What the certificate says of votes. */
export const votingChecks = {
  'missing-text': {
    vote: 'The vote does not say what is voted on.',
    voteOption: 'Option {{number}} has no text.',
  },
  'inactive-product': {
    voteOption: 'The product of option {{number}} is not active, so visitors get nothing of it.',
  },
  'too-few-options': {
    vote: 'A vote needs at least {{min}} options.',
  },
  'same-option': {
    vote: 'Option {{number}} is called “{{name}}” like another one.',
  },
} as const;
