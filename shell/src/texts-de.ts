import type { ShellTexts } from './texts-en';

const de: ShellTexts = {
  language: 'de',
  direction: 'ltr',
  loading: 'Wird geladen …',
  notFoundTitle: 'Unter dieser Adresse gibt es nichts',
  notFoundText:
    'Vielleicht ist der Link alt oder ein Buchstabe fehlt. Prüfen Sie die Adresse oder scannen Sie den Code noch einmal.',
  notFoundAction: 'Zum Anfang',
  notFoundStaffAction: 'Zur Verwaltung',
  brokenTitle: 'Diese Seite funktioniert gerade nicht',
  brokenText: 'Etwas Unerwartetes ist passiert. Was gespeichert war, ist nicht verloren.',
  missingTitle: 'Diese Seite konnte nicht geladen werden',
  missingText:
    'Was gespeichert war, ist nicht verloren. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  newVersionTitle: 'Es gibt eine neue Version',
  newVersionText: 'Was gespeichert war, ist nicht verloren. Mit dem Neuladen der Seite kommt sie.',
  reload: 'Neu laden',
  remoteTitle: (name) => `${name} konnte nicht geladen werden`,
  restWorks: 'Alles andere funktioniert, und was gespeichert war, ist nicht verloren.',
  remoteText: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  remoteBrokenTitle: (name) => `${name} funktioniert gerade nicht`,
  remoteBrokenText:
    'Der Fehler liegt bei uns, nicht an Ihrer Verbindung. Versuchen Sie es gleich noch einmal.',
  retry: 'Noch einmal versuchen',
  close: 'Schließen',
  success: 'Geschafft!',
  successText: 'Der Vorgang ist abgeschlossen',
  error: 'Fehler',
  notification: 'Mitteilung',
  notifications: 'Mitteilungen ({hotkey})',
  textSize: 'Textgröße',
  smallerText: 'Kleinerer Text',
  largerText: 'Größerer Text',
  remotes: { manager: 'Die Verwaltung', experienceEditor: 'Der Editor', viewer: 'Das Erlebnis' },
};

export default de;
