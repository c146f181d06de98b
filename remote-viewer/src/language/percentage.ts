/** @param percent 0 to 100. */
export const percentage = (language: string, percent: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
