/** What the certificate says of polls. */
export const pollingChecks = {
  'missing-title': {
    poll: 'The poll has no title.',
  },
  'missing-text': {
    pollQuestion: 'Question {{number}} has no text.',
    pollOption: 'Option {{number}} of question {{question}} has no text.',
  },
  'no-questions': 'The poll has no question.',
  'too-few-options': {
    poll: 'A question needs at least {{min}} options.',
  },
  'same-option': {
    poll: 'Option {{number}} of question {{question}} is called “{{name}}” like another one.',
  },
} as const;
