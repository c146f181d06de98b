/** What the certificate says of surveys. `answers` are those that show it, one after another. */
export const surveysChecks = {
  'missing-title': {
    survey: 'The survey has no title.',
  },
  'missing-text': {
    surveyQuestion: 'Question {{number}} has no text.',
    surveyOption: 'Option {{number}} of question {{question}} has no text.',
    surveyRow: 'Row {{number}} of question {{question}} has no text.',
  },
  'too-few-options': {
    survey: 'Question {{question}} needs at least {{min}} options.',
  },
  'same-option': {
    survey: 'Option {{number}} of question {{question}} is called “{{name}}” like another one.',
  },
  'empty-survey': 'The survey has no question.',
  'survey-question-without-page': 'Question {{number}} stands on a page that is gone.',
  'survey-ending-address': 'Ending {{number}} needs an address that starts with https://.',
  'survey-closes-before': 'The survey closes before it opens.',
  'survey-rule-gone': 'Rule {{rule}} names something that is gone.',
  'survey-quota-gone': 'The quota “{{quota}}” names something that is gone.',
  'survey-piped-gone': 'The text takes up “{{id}}”, which is no question or variable of this survey.',
  'survey-unreachable': {
    page: 'No answers lead to page {{page}}. Answers: {{answers}}',
    pageByRule: 'No answers lead to page {{page}}, because of rule {{rule}}. Answers: {{answers}}',
    question: 'Question {{question}} is never seen. Answers: {{answers}}',
    questionByRule: 'Question {{question}} is never seen, because of rule {{rule}}. Answers: {{answers}}',
    ending: 'No answers lead to ending {{ending}}. Answers: {{answers}}',
    endingByRule: 'No answers lead to ending {{ending}}, because of rule {{rule}}. Answers: {{answers}}',
  },
  'survey-contradiction': {
    rule: 'No answers satisfy the condition of rule {{rule}}. Answers: {{answers}}',
    quota: 'No answers satisfy the condition of the quota “{{quota}}”. Answers: {{answers}}',
    required: 'Question {{question}} is required and never seen. Answers: {{answers}}',
    requiredByRule:
      'Question {{question}} is required and never seen, because of rule {{rule}}. Answers: {{answers}}',
    overruled: 'Rule {{rule}} never decides: rule {{by}} always comes before it. Answers: {{answers}}',
    overruledByOthers: 'Rule {{rule}} never decides: others always come before it. Answers: {{answers}}',
  },
  'survey-dead-end': {
    endless:
      'Whatever is answered, rule {{rule}} leads back to page {{page}}, and nobody gets away from it. Answers: {{answers}}',
    stuck: 'Question {{question}} is required, and no answer to it is valid. Answers: {{answers}}',
    stuckByRule:
      'Rule {{rule}} requires question {{question}}, and no answer to it is valid. Answers: {{answers}}',
  },
  'survey-not-proved': 'Not proved that every page can be reached: rule {{rule}} makes too many cases.',
} as const;
