export const pollingLimits = {
  questions: 50,
  optionsPerQuestion: { min: 2, max: 10 },
  /** Of a matrix: as many as one screen holds. */
  rowsPerQuestion: 5,
  /** The largest number of people after whom a poll may close by itself. */
  mostRespondents: 1_000_000,
  /** Scenes in which one poll opens by itself. */
  opensIn: 100,
} as const;
