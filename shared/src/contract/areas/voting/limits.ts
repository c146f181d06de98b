export const votingLimits = {
  options: { min: 2, max: 10 },
  /** For how long a vote may be open once it was opened. */
  openSeconds: { min: 5, max: 3600 },
  /** Of a slot's name. */
  slotLength: 60,
} as const;
