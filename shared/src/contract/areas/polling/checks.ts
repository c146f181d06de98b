/** What the certificate says of polls. */
export const pollingChecks = {
  'missing-title': {
    poll: 'The poll has no title.',
  },
  'missing-text': {
    pollQuestion: 'Question {{number}} has no text.',
    pollOption: 'Option {{number}} of question {{question}} has no text.',
    pollRow: 'Row {{number}} of question {{question}} has no text.',
  },
  'no-questions': 'The poll has no question.',
  'poll-no-rows': 'Question {{number}} has no row.',
  'poll-bounds': 'No answer to question {{number}} can satisfy both bounds.',
  'poll-closes-before': 'The poll closes before it opens.',
  'too-few-options': {
    poll: 'A question needs at least {{min}} options.',
  },
  'same-option': {
    poll: 'Option {{number}} of question {{question}} is called “{{name}}” like another one.',
  },
} as const;
