/** The shell's own words outside the staff frame. Compiled in, because visitors download the shell too. */
const english = {
  loading: 'Loading…',
  notFoundTitle: 'There is nothing at this address',
  notFoundText: 'The link may be old, or a letter may be missing. Check the address, or scan the code again.',
  notFoundAction: 'Go to the start',
  brokenTitle: 'This page stopped working',
  brokenText: 'Something unexpected happened. Nothing that was saved is lost.',
  remoteTitle: (name: string) => `The ${name} could not be loaded`,
  remoteText: 'Everything else works. Check the connection, then try again.',
  remoteBrokenTitle: (name: string) => `The ${name} stopped working`,
  retry: 'Try again',
  close: 'Close',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  textSize: 'Text size',
  smallerText: 'Smaller text',
  largerText: 'Larger text',
  remotes: { manager: 'manager', experienceEditor: 'experience editor', viewer: 'experience' },
};

const german: typeof english = {
  loading: 'Wird geladen …',
  notFoundTitle: 'Unter dieser Adresse gibt es nichts',
  notFoundText:
    'Vielleicht ist der Link alt oder ein Buchstabe fehlt. Prüfen Sie die Adresse oder scannen Sie den Code noch einmal.',
  notFoundAction: 'Zum Anfang',
  brokenTitle: 'Diese Seite funktioniert gerade nicht',
  brokenText: 'Etwas Unerwartetes ist passiert. Was gespeichert war, ist nicht verloren.',
  remoteTitle: (name) => `${name} konnte nicht geladen werden`,
  remoteText: 'Alles andere funktioniert. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  remoteBrokenTitle: (name) => `${name} funktioniert gerade nicht`,
  retry: 'Noch einmal versuchen',
  close: 'Schließen',
  notification: 'Mitteilung',
  notifications: 'Mitteilungen ({hotkey})',
  textSize: 'Textgröße',
  smallerText: 'Kleinerer Text',
  largerText: 'Größerer Text',
  remotes: { manager: 'Die Verwaltung', experienceEditor: 'Der Editor', viewer: 'Das Erlebnis' },
};

/** Of the words compiled into the shell, here and in auth/texts.ts. */
export const textLanguage = navigator.language.startsWith('de') ? 'de' : 'en';
export const texts = textLanguage === 'de' ? german : english;
