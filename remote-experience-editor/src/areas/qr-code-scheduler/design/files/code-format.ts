/** The files in which a code can be had. */
export const codeFormats = ['svg', 'png', 'pdf'] as const;
export type CodeFormat = (typeof codeFormats)[number];
