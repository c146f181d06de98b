/** What only the API reads of the votes of a version. */
export interface VotingServerHalf extends Record<string, unknown> {
  /** How long a vote is open once it was opened, by document. */
  openSeconds: Record<string, number>;
}
