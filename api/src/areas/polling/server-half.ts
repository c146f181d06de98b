/** What only the API reads of the polls of a version. */
export interface PollingServerHalf extends Record<string, unknown> {
  /** After how many respondents a poll closes by itself, by document. */
  mostRespondents: Record<string, number>;
}
