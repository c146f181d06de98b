/** What a printed sheet says to visitors, in their languages; English where a language is missing. */
export const sheetWords: Record<string, { scan: string; or: string }> = {
  en: { scan: 'Scan with your phone’s camera', or: 'or open' },
  de: { scan: 'Mit der Handykamera scannen', or: 'oder öffnen' },
  ar: { scan: 'امسح الرمز بكاميرا هاتفك', or: 'أو افتح' },
};
