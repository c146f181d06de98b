export const figures = {
  share: '{{label}}: {{count}}, {{percent}}',
};
