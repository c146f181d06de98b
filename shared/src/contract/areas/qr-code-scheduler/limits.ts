/** Of a code. */
export const codeLimits = {
  rules: 20,
  ruleName: 80,
  /** The side of the printed code without its quiet zone: as small as phones read, as large as a wall. */
  sizeMm: { min: 10, max: 3_000 },
  /** From how far it is to be read. */
  distanceCm: { min: 10, max: 3_000 },
  /** The logo's longer side, of the code's side. */
  logoPercent: { min: 10, max: 40 },
  /** What the frame says. */
  callToAction: 40,
  /** Addresses that are made in one call: the codes of a table. */
  addressesAtOnce: 1_000,
} as const;
