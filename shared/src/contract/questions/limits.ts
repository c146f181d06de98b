/** Of questions and their answers, wherever they are asked. */
export const questionLimits = {
  textLength: 500,
  optionTextLength: 255,
  /** Of a question in the vault, and of an option set. */
  options: 100,
  matrixRows: 50,
  tags: 20,
  /** Of a long free text. */
  answerTextLength: 10_000,
} as const;
