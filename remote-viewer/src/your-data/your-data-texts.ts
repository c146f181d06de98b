/** With the part that says it: nobody downloads it before it is opened. */
const en = {
  loading: 'Loading…',
  failed: 'Your id could not be loaded. Check the connection, then try again.',
  retry: 'Try again',
  intro:
    'This device is known here by an id that is made up, and by nothing else. Answers that you give are kept under it.',
  label: 'Your id',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'It is selected: copy it now.',
  use: 'You may know what is kept of you, and have it erased. Send this id to whom the privacy notice or the imprint names, or ask the people here.',
};

const de: typeof en = {
  loading: 'Lädt…',
  failed:
    'Ihre Kennung konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  intro:
    'Dieses Gerät ist hier nur unter einer erfundenen Kennung bekannt, unter nichts sonst. Ihre Antworten liegen unter ihr.',
  label: 'Ihre Kennung',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Sie ist markiert: Kopieren Sie sie jetzt.',
  use: 'Sie dürfen wissen, was über Sie gespeichert ist, und es löschen lassen. Schicken Sie diese Kennung an die Stelle, die im Datenschutzhinweis oder im Impressum steht, oder fragen Sie die Menschen vor Ort.',
};

export const yourDataTexts = (language: string): typeof en => (language.startsWith('de') ? de : en);
