/** Of rules of a code, and of what they say. */
export const codeLimits = {
  rules: 20,
  spansADay: 8,
  exceptions: 200,
  /** Days, weeks, months or years from one occurrence to the next. */
  interval: 999,
  occurrences: 10_000,
  ruleName: 80,
} as const;
