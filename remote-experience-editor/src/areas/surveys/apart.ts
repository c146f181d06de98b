/** Words in a sentence that keep their own direction, and no punctuation of the sentence with them. */
export const apart = (words: string) => `\u2068${words}\u2069`;
