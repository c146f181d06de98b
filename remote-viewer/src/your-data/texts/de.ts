import type { YourDataTexts } from './en';

export default {
  intro:
    'Wir kennen dieses Gerät nur unter einer zufälligen Kennung. Ihre Antworten werden unter ihr gespeichert.',
  label: 'Ihre Kennung',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Sie ist markiert: Kopieren Sie sie jetzt.',
  use: 'Sie haben das Recht zu erfahren, was über Sie gespeichert ist, und es löschen zu lassen. Senden Sie diese Kennung an die Stelle, die im Datenschutzhinweis oder im Impressum steht, oder fragen Sie das Personal vor Ort.',
  consent: 'Dieses Gerät wiedererkennen, wenn ich zurückkehre',
  agree: 'Ja',
  refuse: 'Nein',
  consentUse:
    'Sie können das jederzeit zurücknehmen: Ihre Besuche bleiben dann als Zählung, ohne Ihre Kennung.',
  takenBack: 'Ihre Besuche sind nicht mehr unter Ihrer Kennung gespeichert.',
  takenBackLater:
    'Ihre Besuche konnten gerade nicht von Ihrer Kennung getrennt werden. Das geschieht, wenn Sie wiederkommen.',
} satisfies YourDataTexts;
