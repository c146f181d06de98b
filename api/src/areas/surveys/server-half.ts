/** What only the API reads of the surveys of a version, by document. */
export interface SurveysServerHalf extends Record<string, unknown> {
  /** After how many respondents a survey closes by itself. */
  mostRespondents: Record<string, number>;
  /** How many each quota takes in. */
  quotas: Record<string, Record<string, number>>;
}
