/** The area whose documents visitors enter. Named here once for all that opens by itself when they do. */
export const enteredArea = 'scenes';
