import type { Translation } from '@vitrine/shared/ui';
import type { enSignIn } from './en-sign-in';

/** Wie sich eine Person anmeldet, in ihrem Profil. */
export const deSignIn: Translation<typeof enSignIn, 'de'> = {
  title: 'Wie Sie sich anmelden',
  intro: 'Jeder dieser Wege führt in dasselbe Konto.',
  mail: 'Link in einer E-Mail',
  mailText: 'Auf Wunsch senden wir einen Link an {{email}}. Das geht immer.',
  password: 'Passwort',
  passwordSet: 'Sie haben eines. Wenn Sie es ändern, werden Ihre anderen Geräte abgemeldet.',
  passwordNone: 'Sie haben noch keines.',
  setPassword: 'Passwort festlegen',
  changePassword: 'Passwort ändern',
  newPassword: 'Neues Passwort',
  passwordHelp: 'Mindestens 8 Zeichen. Am besten ein paar Wörter, die nur Sie so zusammenstellen.',
  show: 'Passwort zeigen',
  passwordSaved: 'Das Passwort ist gespeichert',
  passwordSavedText: 'Nutzen Sie es bei der nächsten Anmeldung.',
  google: 'Google',
  googleLinked: 'Verknüpft mit {{account}}.',
  googleNone: 'Nicht verknüpft.',
  linkGoogle: 'Google verknüpfen',
  unlinkGoogle: 'Google trennen',
  linkedToast: 'Google ist verknüpft',
  linkedToastText: 'Ab jetzt können Sie sich damit anmelden.',
  unlinkedToast: 'Google ist getrennt',
  unlinkedToastText: 'Melden Sie sich mit Ihrem Passwort oder mit einem Link in einer E-Mail an.',
  unlinkLast: 'Legen Sie zuerst ein Passwort fest: Dies ist der Weg, den Sie nutzen.',
  playedTitle: 'Welches Google-Konto?',
  playedText:
    'In der Demo gibt es kein Google. Geben Sie die Adresse des Kontos an, das es verknüpfen würde.',
  playedAddress: 'Adresse des Kontos',
};
