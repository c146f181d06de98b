export const lists = {
  paste: {
    title: 'Paste a list',
    label: 'One entry a line',
    add_one: 'Add {{count}} entry',
    add_other: 'Add {{count}} entries',
    tooLong: 'These lines are too long: {{lines}}',
    tooMany_one: 'There is room for {{count}} more entry.',
    tooMany_other: 'There is room for {{count}} more entries.',
  },
};
