import Papa from 'papaparse';

/** At the beginning of a CSV file: without it Excel takes UTF-8 for something else. */
export const byteOrderMark = '\ufeff';

/** A row of a CSV file. What people wrote goes through `guardFormula` first. */
export const csvLine = (cells: string[]): string => `${Papa.unparse([cells])}\r\n`;
