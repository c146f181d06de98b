/**
 * What a printed card says to visitors, in their languages; English where a language is missing.
 * @param address of its placement, to be typed.
 */
export const cardWords: Record<string, { how: (address: string) => string; once: string }> = {
  en: {
    how: (address) => `Scan with your phone’s camera, or open ${address} and type the code.`,
    once: 'Works once.',
  },
  de: {
    how: (address) => `Mit der Handykamera scannen, oder ${address} öffnen und den Code eingeben.`,
    once: 'Gilt einmal.',
  },
  fr: {
    how: (address) => `À scanner avec l’appareil photo, ou ouvrez ${address} et saisissez le code.`,
    once: 'Valable une seule fois.',
  },
  it: {
    how: (address) => `Inquadra con la fotocamera, oppure apri ${address} e digita il codice.`,
    once: 'Vale una sola volta.',
  },
  es: {
    how: (address) => `Escanéalo con la cámara, o abre ${address} y escribe el código.`,
    once: 'Válido una sola vez.',
  },
  ar: {
    how: (address) => `امسح الرمز بكاميرا هاتفك، أو افتح \u2066${address}\u2069 واكتب الرمز.`,
    once: 'صالح لمرة واحدة.',
  },
};
