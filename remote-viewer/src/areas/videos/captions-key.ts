/** Under which the device keeps whether the visitor wants captions. */
export const captionsKey = 'vitrine.captions';
