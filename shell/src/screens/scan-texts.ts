interface ScanTexts {
  title: string;
  text: string;
  staffLink: string;
}

/** What `/` says, in every language at once: it is all that is said there. */
export const scanTexts: Record<string, ScanTexts> & { en: ScanTexts } = {
  en: {
    title: 'Scan a code to step inside',
    text: 'Each experience has a code of its own: in the store, on a poster, on a screen. Point your phone’s camera at it.',
    staffLink: 'For staff: sign in',
  },
  de: {
    title: 'Scannen Sie einen Code, um einzutreten',
    text: 'Jedes Erlebnis hat seinen eigenen Code: im Geschäft, auf einem Plakat, auf einem Bildschirm. Richten Sie die Kamera Ihres Telefons darauf.',
    staffLink: 'Für Mitarbeitende: anmelden',
  },
  ar: {
    title: 'امسح رمزًا للدخول',
    text: 'لكل تجربة رمز خاص بها: في المتجر أو على ملصق أو على شاشة. وجّه كاميرا هاتفك نحوه.',
    staffLink: 'للموظفين: تسجيل الدخول',
  },
  fr: {
    title: 'Scannez un code pour entrer',
    text: 'Chaque expérience a son propre code : en magasin, sur une affiche, sur un écran. Visez-le avec l’appareil photo de votre téléphone.',
    staffLink: 'Pour l’équipe : se connecter',
  },
  es: {
    title: 'Escanee un código para entrar',
    text: 'Cada experiencia tiene su propio código: en la tienda, en un cartel, en una pantalla. Enfóquelo con la cámara de su teléfono.',
    staffLink: 'Para el personal: iniciar sesión',
  },
  it: {
    title: 'Inquadri un codice per entrare',
    text: 'Ogni esperienza ha un proprio codice: in negozio, su un manifesto, su uno schermo. Lo inquadri con la fotocamera del telefono.',
    staffLink: 'Per il personale: accedi',
  },
};
