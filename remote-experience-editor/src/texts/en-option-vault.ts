export const optionVault = {
  create: 'Create option set',
  search: 'Search option sets',
  emptyTitle: 'No option sets here yet',
  emptyText:
    'Keep answers that questions share: scales, yes and no, ranges. Whoever uses a set is told when it changes.',
  options_one: '{{count}} option',
  options_other: '{{count}} options',
  title: 'Title',
  titleHelp: 'For your colleagues; visitors do not see it.',
  new: {
    title: 'Create an option set',
    empty: 'Empty',
    emptyHelp: 'Options of your own',
  },
};
