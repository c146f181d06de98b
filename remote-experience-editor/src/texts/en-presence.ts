export const presence = {
  title: 'Who else is here',
  here: '{{name}} is in this experience',
  inDocument: '{{name}} is in “{{title}}”',
  also_one: '{{names}} is here too',
  also_other: '{{names}} are here too',
};
