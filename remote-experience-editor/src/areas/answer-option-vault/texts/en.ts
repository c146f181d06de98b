export const en = {
  intro: 'Sets of answer options kept once, such as scales and ranges.',
  documents_one: '{{count}} option set',
  documents_other: '{{count}} option sets',
  importTitle: 'Import answer option vault',
  open: 'Open the answer option vault',
  create: 'Create option set',
  search: 'Search option sets',
  emptyTitle: 'No option sets here yet',
  emptyText:
    'Keep answers that questions share: scales, yes and no, ranges. Whoever uses a set is told when it changes.',
  title: 'Title',
  titleHelp: 'For your colleagues; visitors do not see it.',
  new: {
    title: 'Create an option set',
    empty: 'Empty',
    emptyHelp: 'Options of your own',
  },
};
