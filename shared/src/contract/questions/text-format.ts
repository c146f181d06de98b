import type { AnswerFormat } from './answer-format';

/**
 * Whether a text has a format, as far as that can be told without asking anybody: an address of mail has one @ and a
 * domain of two parts, a phone number 5 to 15 digits (E.164) however they are parted, a web address starts with https.
 */
export function fitsFormat(format: AnswerFormat, text: string): boolean {
  switch (format) {
    case 'email':
      return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
    case 'phone':
      return /^\+?[\d ()./-]+$/.test(text) && isPhoneLength(text.replace(/\D/g, '').length);
    case 'https':
      return /^https:\/\/[^\s/]\S*$/.test(text);
  }
}

const isPhoneLength = (digits: number) => digits >= 5 && digits <= 15;
