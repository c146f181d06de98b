/** Lengths are in millimetres. */
export const wallLimits = {
  /** Screens in a row, and rows. */
  side: 8,
  screenMm: { min: 50, max: 10_000 },
  bezelMm: 200,
  gapMm: 2_000,
  /** How long a picture, a scene or live results stand where videos take turns with them. */
  stillMs: 10_000,
  /** Letters and digits that a screen shows to be let in. */
  codeLength: 6,
  /** A code that nobody enters is another one after so long. */
  codeMinutes: 15,
  /** How often a screen says how it is. */
  reportMs: 5_000,
  /** One that was not heard of for so long is silent. */
  silentMs: 30_000,
  /** A revoked screen asks no more often. */
  revokedAskMs: 10 * 60_000,
  /** How long a screen shows its number when it is asked to. */
  identifyMs: 20_000,
  /** Screens that wait to be let in at a placement. */
  waitingAtPlacement: 32,
  driftsKeptHours: 24,
} as const;
