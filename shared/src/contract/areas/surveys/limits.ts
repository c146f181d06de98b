export const surveyLimits = {
  pages: 100,
  questions: 200,
  endings: 20,
  rules: 200,
  variables: 50,
  quotas: 50,
  /** Tests in one condition, groups within groups counted together. */
  testsPerCondition: 50,
  /** Of the welcome, a page and an ending. */
  textLength: 2000,
  /** The largest number of people that a survey or a quota takes in. */
  mostRespondents: 1_000_000,
  /** Of what is calculated: values beyond stay at it. */
  largestValue: 1_000_000_000_000,
} as const;
