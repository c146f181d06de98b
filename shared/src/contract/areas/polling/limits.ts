export const pollingLimits = {
  questions: 50,
  optionsPerQuestion: { min: 2, max: 10 },
} as const;
