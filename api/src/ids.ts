import { randomInt } from 'node:crypto';
import { idAlphabet, tokenAlphabet, tokenLimits } from '@vitrine/shared/contract';

const randomId = (length: number, alphabet = idAlphabet) =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** 80 random bits, for every entity without an address of its own. */
export const newId = () => randomId(16);
/** 50 random bits, short enough to be printed. */
export const newPlacementId = () => randomId(10);
/** 40 random bits: who guesses one is led where everybody else is who stands before it. */
export const newPrintedCode = () => randomId(8);
/** 200 random bits behind a mark by which people and programs that look for leaks know it. */
export const newApiToken = () => `${apiTokenMark}${randomId(40)}`;
export const apiTokenMark = 'vt_';
/** 100 random bits: whoever knows it sees a draft. */
export const newTestAccessId = () => randomId(20);
/** 58 random bits on a card that works once: whoever knows it answers with it. */
export const newTokenCode = () => randomId(tokenLimits.codeLength, tokenAlphabet);
