/** What is wrong with an answer by itself, with the bound that it breaks. */
export interface AnswerProblem {
  problem:
    | 'wrong-kind'
    | 'no-option'
    | 'no-row'
    | 'repeated'
    | 'not-alone'
    | 'too-few'
    | 'too-many'
    | 'too-small'
    | 'too-large'
    | 'off-step'
    | 'too-early'
    | 'too-late'
    | 'too-short'
    | 'too-long'
    | 'wrong-format';
  bound?: number | string;
}
