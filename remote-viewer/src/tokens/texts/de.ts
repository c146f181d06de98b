import type { TokenTexts } from './en';

export default {
  needed:
    'Dafür braucht es einen Code. Scannen Sie den QR-Code Ihrer Karte, öffnen Sie Ihren Link oder tippen Sie den Code hier ein.',
  code: 'Ihr Code',
  use: 'Code verwenden',
  checking: 'Wird geprüft …',
  refused: {
    'code-unknown':
      'Dieser Code ist hier nicht bekannt. Vergleichen Sie ihn Zeichen für Zeichen mit Ihrer Karte.',
    'code-used': 'Dieser Code wurde schon auf einem anderen Gerät verwendet.',
    'code-revoked': 'Dieser Code gilt nicht mehr. Bitte lassen Sie sich einen anderen geben.',
    'code-elsewhere':
      'Dieser Code ist für etwas anderes hier. Öffnen Sie den Link oder QR-Code, mit dem er kam.',
    unreachable:
      'Der Code konnte nicht geprüft werden. Sehen Sie nach der Verbindung und versuchen Sie es dann noch einmal.',
    busy: 'Unser Server kann den Code gerade nicht prüfen. Versuchen Sie es gleich noch einmal.',
    other:
      'Der Code konnte nicht geprüft werden. Versuchen Sie es noch einmal oder lassen Sie sich einen anderen geben.',
  },
} satisfies TokenTexts;
