export const review = {
  title: 'Review before publishing',
  ask: 'Ask for review',
  /** The same where there is no room. */
  askShort: 'Review',
  open: 'Review',
  approve: 'Approve',
  refuse: 'Ask for changes',
  states: {
    requested: 'Waits for review',
    approved: 'Approved',
    stale: 'Changed since approval',
    'changes-asked': 'Changes asked for',
  },
  intro: {
    none: 'In this brand, another person looks at the draft before it goes live.',
    wait: 'It can be published when another person has approved it. Any change after that needs another review.',
    decide: 'Look through the draft, then approve it as it is now, or say what should change first.',
    approved: 'The draft is approved. Whoever may publish in this brand can do so now.',
    stale:
      'The draft was changed after it was approved, so the approval no longer holds. Ask for a review again.',
    'changes-asked': 'Changes were asked for. When they are made, ask for a review again.',
  },
  steps: 'What was asked and decided',
  askedBy: '{{name}} asked for a review on {{at}}.',
  approvedBy: '{{name}} approved it on {{at}}.',
  refusedBy: '{{name}} asked for changes on {{at}}.',
  reviewers: 'Can approve it: {{names}}',
  nobody:
    'Nobody else may publish in this brand, so nobody could approve it. A manager can let somebody in, or switch the review off in the brand’s settings.',
  compare: 'See what is different from the published version',
  note: 'Note',
  noteHelp: 'What is new and what to look at. May stay empty.',
  comment: 'Comment',
  commentHelp: 'Needed where you ask for changes.',
  asked: 'The review is asked for.',
  approvedDone: 'The draft is approved and can be published.',
  refusedDone: 'The changes are asked for.',
};
