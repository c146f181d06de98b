import type { EntranceTexts } from './texts-en';

const de: EntranceTexts = {
  product: 'Vitrine',
  staffEntrance: 'Personaleingang',
  language: 'Sprache',
  signInTitle: 'Anmelden',
  signInLead: 'Schön, dass Sie da sind. Nutzen Sie das Konto, mit dem Sie eingeladen wurden.',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHelp: 'Mindestens 8 Zeichen. Am besten ein paar Wörter, die nur Sie so zusammenstellen.',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  forgot: 'Passwort vergessen?',
  or: 'oder',
  google: 'Weiter mit Google',
  sendLink: 'Link zusenden',
  sending: 'Wird gesendet …',
  invitedTitle: 'Sie wurden eingeladen',
  invitedLead:
    'Wählen Sie ein Passwort, um anzunehmen, oder lassen Sie sich einen Link senden. Nutzen Sie die Adresse, an die die Einladung ging.',
  otherAddress:
    'Diese Einladung ist für eine andere Adresse. Nutzen Sie die, an die sie ging, oder bitten Sie um eine Einladung dieser Adresse.',
  invitations: {
    expired: {
      title: 'Diese Einladung ist abgelaufen',
      lead: 'Bitten Sie um eine neue und öffnen Sie den Link darin.',
    },
    ended: {
      title: 'Dieser Einladungslink gilt nicht mehr',
      lead: 'Er wurde schon benutzt, zurückgezogen oder durch einen neueren ersetzt. Haben Sie die Einladung schon angenommen, melden Sie sich an. Sonst bitten Sie um eine neue.',
    },
  },
  toSignIn: 'Zur Anmeldung',
  createAccount: 'Konto anlegen',
  creating: 'Konto wird angelegt …',
  haveAccount: 'Ich habe schon ein Konto',
  noAccount: 'Ich habe noch kein Konto',
  linkTitle: 'Mit einem Link anmelden',
  linkLead: 'Wir senden Ihnen einen Link, der Sie auf diesem Gerät anmeldet. Ohne Passwort.',
  linkSentTitle: 'Sehen Sie in Ihr Postfach',
  linkSent: (email) =>
    `Wenn ${email} Zugang hat, ist ein Link unterwegs. Öffnen Sie ihn auf diesem Gerät. Es kann eine Minute dauern.`,
  confirmTitle: 'An welche Adresse ging er?',
  confirmLead:
    'Sie haben einen Anmeldelink in einem anderen Browser geöffnet. Geben Sie die Adresse an, an die er ging.',
  confirm: 'Weiter',
  resetTitle: 'Passwort zurücksetzen',
  resetLead: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  sendReset: 'Link senden',
  newPasswordTitle: 'Neues Passwort wählen',
  newPasswordLead: 'Es gilt ab sofort. Ihre anderen Geräte werden abgemeldet und fragen auch danach.',
  savePassword: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  passwordSaved: 'Das neue Passwort ist gespeichert. Melden Sie sich damit an.',
  back: 'Zurück zur Anmeldung',
  confirmAddressTitle: 'Bestätigen Sie Ihre Adresse',
  confirmAddressLead: (email) =>
    `Der Link einer Einladung lässt sich weitergeben. Zeigen Sie, dass Sie die E-Mails an ${email} lesen, dann haben Sie alles, wofür Sie Zugang bekommen haben.`,
  confirmationSent: (email) =>
    `Ein Link an ${email} ist unterwegs. Das kann eine Minute dauern. Öffnen Sie ihn auf einem beliebigen Gerät.`,
  sendAgain: 'Link noch einmal senden',
  addressConfirmed: 'Ich habe ihn geöffnet',
  addressNotConfirmed:
    'Ihre Adresse ist noch nicht bestätigt. Öffnen Sie den neuesten Link, den wir Ihnen geschickt haben, und versuchen Sie es dann noch einmal.',
  confirmLater: 'Später: weiter mit dem, wozu ich eingeladen wurde',
  backToInvitation: 'Zurück zur Einladung',
  demoMail: 'Die Demo versendet keine E-Mail. Das ist der Link, der darin stünde:',
  openLink: 'Link öffnen',
  demoTitle: 'Demokonten',
  demoLead: 'Wählen Sie eines und melden Sie sich an. Es gibt sie nur auf diesem Gerät.',
  demoRoles: { owner: 'Inhaber', manager: 'Leitung', editor: 'Redaktion', analyst: 'Auswertung' },
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailMalformed: 'Das sieht nicht nach einer E-Mail-Adresse aus. Fehlt ein Zeichen?',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  passwordShort: 'Mindestens 8 Zeichen.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutLead: 'In diesem Browser, in jedem Tab. Bis bald.',
  signingOut: 'Abmeldung läuft …',
  signInAgain: 'Wieder anmelden',
  signOutFailedTitle: 'Die Abmeldung ist nicht gelungen',
  signOutFailed:
    'Vielleicht sind Sie hier noch angemeldet. Schließen Sie den Browser oder versuchen Sie es noch einmal.',
  signOut: 'Abmelden',
  staySignedIn: 'Angemeldet bleiben',
  expiredTitle: 'Melden Sie sich wieder an',
  expiredLead:
    'Ihre Sitzung ist zu Ende. Nichts, was Sie eingegeben haben, ist verloren: Es steht noch hinter diesem Fenster.',
  expiredLeave: 'Abmelden und diese Seite verlassen',
  confirmingLead:
    'Wer ändert, wie er sich anmeldet, muss sich in den letzten Minuten angemeldet haben. Nichts von dem, was Sie eingegeben haben, geht verloren: Es geht von selbst weiter.',
  changeFailed:
    'Das hat nicht geklappt, und nichts wurde geändert. Bitte versuchen Sie es gleich noch einmal.',
  methodsUnreachable:
    'Wie Sie sich anmelden, konnte nicht gelesen werden. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
  googleTitle: 'Welches Google-Konto?',
  googleLead: 'In der Demo gibt es Google nicht. Geben Sie die Adresse des Kontos an, das es anmelden würde.',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen …',
  statistics: 'Nutzungsstatistik erlauben (Google Analytics)',
  refusals: {
    'not-invited': {
      title: 'Keine Einladung für dieses Konto',
      lead: 'Bitten Sie Ihre Organisation, diese Adresse einzuladen, oder nutzen Sie ein anderes Konto.',
    },
    'invitation-expired': {
      title: 'Diese Einladung ist abgelaufen',
      lead: 'Bitten Sie um eine neue. Ihr Konto bleibt erhalten.',
    },
    'invitation-invalid': {
      title: 'Dieser Einladungslink gilt nicht mehr',
      lead: 'Er wurde schon benutzt, zurückgezogen oder durch einen neueren ersetzt. Bitten Sie um einen neuen.',
    },
    'invitation-other-address': {
      title: 'Diese Einladung ist für eine andere Adresse',
      lead: 'Melden Sie sich ab und mit der Adresse an, an die die Einladung ging.',
    },
    disabled: {
      title: 'Ihr Zugang wurde abgeschaltet',
      lead: 'Ihre Organisation kann ihn wieder einschalten.',
    },
  },
  refusedTitle: 'Sie können gerade nicht hinein',
  unreachableTitle: 'Vitrine antwortet nicht',
  unreachableLead:
    'Sie sind angemeldet, aber Ihre Rollen konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  signedInAs: (email) => `Angemeldet als ${email}`,
  failure: 'Die Anmeldung ist nicht gelungen. Versuchen Sie es gleich noch einmal.',
  codeUnreachable:
    'Die Anmeldung konnte nicht geladen werden. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
  failures: {
    'invalid-credential':
      'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides oder setzen Sie das Passwort zurück.',
    'wrong-password':
      'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides oder setzen Sie das Passwort zurück.',
    'user-not-found':
      'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides oder setzen Sie das Passwort zurück.',
    'invalid-email': 'Das sieht nicht nach einer E-Mail-Adresse aus. Fehlt ein Zeichen?',
    'user-disabled': 'Dieses Konto wurde abgeschaltet. Fragen Sie in Ihrer Organisation nach.',
    'too-many-requests':
      'Zu viele Versuche. Warten Sie ein paar Minuten oder setzen Sie das Passwort zurück.',
    'network-request-failed':
      'Keine Verbindung zum Anmeldedienst. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
    timeout:
      'Der Anmeldedienst hat zu lange gebraucht. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
    'email-already-in-use': 'Diese Adresse hat schon ein Konto. Melden Sie sich damit an.',
    'weak-password': 'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres.',
    'password-does-not-meet-requirements':
      'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres.',
    'invalid-action-code':
      'Dieser Link wurde schon benutzt oder ist unvollständig. Fordern Sie einen neuen an.',
    'expired-action-code': 'Dieser Link ist zu alt. Fordern Sie einen neuen an.',
    'popup-blocked': 'Der Browser hat das Google-Fenster blockiert. Erlauben Sie Pop-ups für diese Seite.',
    'popup-closed-by-user':
      'Das Google-Fenster wurde geschlossen. Versuchen Sie es noch einmal oder nutzen Sie Ihr Passwort.',
    'cancelled-popup-request':
      'Das Google-Fenster wurde geschlossen. Versuchen Sie es noch einmal oder nutzen Sie Ihr Passwort.',
    'account-exists-with-different-credential':
      'Diese Adresse meldet sich anders an. Nutzen Sie Ihr Passwort oder einen Link.',
    'credential-already-in-use':
      'Mit diesem Google-Konto meldet sich hier schon jemand anderes an. Wählen Sie ein anderes.',
    'provider-already-linked': 'Ein Google-Konto ist schon verknüpft. Trennen Sie es zuerst.',
    'no-such-provider': 'Dieses Konto ist nicht mehr verknüpft.',
    'operation-not-allowed': 'Diese Art der Anmeldung ist abgeschaltet. Nutzen Sie eine andere.',
    'admin-restricted-operation': 'Konten gibt es nur auf Einladung. Fragen Sie in Ihrer Organisation nach.',
    'tenant-id-mismatch': 'Dieser Link gehört zur Vitrine einer anderen Organisation.',
    'unsupported-tenant-operation': 'Diese Art der Anmeldung ist abgeschaltet. Nutzen Sie eine andere.',
  },
};

export default de;
