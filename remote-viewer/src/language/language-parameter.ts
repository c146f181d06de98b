/** Of an address, in which language its page is: `?lang=de`. */
export const languageParameter = 'lang';
