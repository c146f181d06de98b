/** Under which the device keeps the language that a visitor chose, in the viewer or on the shell's own pages. */
export const visitorLanguageKey = 'vitrine.language';
