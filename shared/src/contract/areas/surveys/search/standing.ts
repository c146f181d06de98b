/** Where a visitor may stand: at a visible question, or on a page that has none. */
export interface Standing {
  page: number;
  /** Its number on the page; -1: the page was not begun. */
  question: number;
  /** Whether anything on the page is visible so far. */
  shown: boolean;
  /** Of each condition, what is left of it. */
  rests: number[];
  numbers: number[];
  visited: readonly boolean[];
}
