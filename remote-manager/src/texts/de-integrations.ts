import type { Translation } from '@vitrine/shared/ui';
import type { enIntegrations } from './en-integrations';

/** API-Token und Webhooks. */
export const deIntegrations: Translation<typeof enIntegrations, 'de'> = {
  intro:
    'Geben Sie die Antworten der Besucher an andere Programme weiter: Diese holen sie mit einem Token ab, oder ein Webhook meldet jede einzelne.',
  brand: 'Marke',
  noBrand: 'Keine Marke zum Verbinden',
  noBrandText: 'Token und Webhooks gehören zu einer Marke; um sie kümmern sich deren Manager.',
  toBrands: 'Zu den Marken',
  token: {
    title: 'API-Token',
    intro: 'Ein Programm mit einem Token liest diese eine Marke wie ein Analyst und ändert nichts.',
    create: 'Token anlegen',
    nameHelp: 'Das Programm, das ihn benutzt.',
    created: 'Angelegt',
    ends: 'Endet',
    endsHelp: 'Leer gelassen gilt er, bis er widerrufen wird.',
    neverEnds: 'Ohne Ende',
    endedWhen: 'Abgelaufen {{when}}',
    revokedWhen: 'Widerrufen {{when}}',
    lastUsed: 'Zuletzt benutzt',
    neverUsed: 'Nie',
    endsWith: 'Endet auf {{lastFour}}',
    emptyTitle: 'Noch keine API-Token',
    emptyText:
      'Legen Sie für jedes Programm, das Antworten liest, einen eigenen an. So lässt sich jeder einzeln widerrufen.',
    noneRevoked: 'Kein Token wurde widerrufen',
    noneRevokedText: 'Widerrufene Token bleiben in dieser Liste stehen.',
    revoked: 'Widerrufen',
    token: 'Token',
    givenTitle: 'Der Token von {{name}}',
    givenText:
      'Legen Sie ihn dort ab, wo Ihr Programm seine Geheimnisse aufbewahrt. Wer ihn hat, liest die Antworten dieser Marke.',
    lostText:
      'Der Token ging auf dem Weg hierher verloren und ist nirgends aufbewahrt. Widerrufen Sie diesen und legen Sie einen neuen an.',
    revoke: 'Widerrufen',
    revokeTitle: 'Diesen Token endgültig widerrufen?',
    revokeText: 'Das Programm, das ihn benutzt, wird ab sofort abgewiesen. Er lässt sich nicht zurückholen.',
    revokedToast: '{{name}} ist widerrufen',
    revokedToastText: 'Programme, die ihn benutzen, werden abgewiesen.',
  },
  webhook: {
    title: 'Webhooks',
    intro:
      'Jede Antwort geht innerhalb von Sekunden an diese Adressen, signiert und bis zu hundert in einer Nachricht. Was nicht ankommt, wird drei Tage lang erneut gesendet.',
    create: 'Webhook anlegen',
    edit: '{{name}} bearbeiten',
    nameHelp: 'Das Programm, das benachrichtigt wird.',
    address: 'Adresse',
    addressHelp:
      'Beginnt mit https:// und antwortet innerhalb von zehn Sekunden mit einem Status von 200 bis 299.',
    emptyTitle: 'Noch keine Webhooks',
    emptyText: 'Legen Sie einen an, damit Antworten gleich an eines Ihrer Programme gehen.',
    state: { on: 'An', failing: 'Nichts kommt an', paused: 'Pausiert', off: 'Abgeschaltet' },
    nothingSent: 'Es wurde noch nichts gesendet.',
    test: 'Test senden',
    testLabel: 'Einen Test an {{name}} senden',
    testArrived: 'Der Test ist angekommen',
    testFailed: 'Der Test ist nicht angekommen.',
    deliveries: 'Letzte Nachrichten',
    deliveriesOf: 'Letzte Nachrichten an {{name}}',
    pause: 'Pausieren',
    pausedToast: '{{name}} pausiert',
    pausedToastText: 'Antworten warten, bis es weitergeht.',
    resume: 'Fortsetzen',
    resumeLabel: '{{name}} fortsetzen',
    resumedToast: '{{name}} läuft weiter',
    resumedToastText: 'Zuerst kommt, was sich inzwischen gesammelt hat.',
    secret: 'Geheimnis',
    secretTitle: 'Das Geheimnis von {{name}}',
    secretText: 'Ihr Programm prüft damit, dass eine Nachricht von hier kommt und nicht verändert wurde.',
    lostText:
      'Das Geheimnis ging auf dem Weg hierher verloren und ist nirgends lesbar aufbewahrt. Erzeugen Sie ein neues.',
    rotate: 'Neues Geheimnis',
    rotateTitle: 'Ein neues Geheimnis für {{name}} erzeugen?',
    rotateText:
      'Einen Tag lang werden Nachrichten mit beiden Geheimnissen signiert. So kann Ihr Programm wechseln, ohne eine zu verpassen.',
    delete: 'Löschen',
    deleteTitle: 'Diesen Webhook endgültig löschen?',
    deleteText:
      'Es wird nichts mehr dorthin gesendet, und was gesendet wurde, wird vergessen. Das lässt sich nicht rückgängig machen.',
    deletedToast: '{{name}} ist gelöscht',
    deletedToastText: 'Dorthin wird nichts mehr gesendet.',
  },
  last: 'Letzte Nachricht {{when}}, {{content}}: {{outcome}}',
  aTest: 'ein Test',
  answers_one: '{{count}} Antwort',
  answers_other: '{{count}} Antworten',
  arrived: 'angekommen in {{milliseconds}} ms (Status {{status}})',
  failing:
    'Seit {{since}} kommt nichts an. Antworten warten hier und werden gesendet, sobald es wieder geht.',
  failingNext:
    'Seit {{since}} kommt nichts an. Der nächste Versuch ist {{next}}; Antworten warten hier und werden gesendet, sobald es wieder geht.',
  switchedOff:
    'Seit {{since}} kam nichts an, darum wurde er nach drei Tagen abgeschaltet. Beheben Sie, was die letzte Nachricht sagt, senden Sie einen Test und setzen Sie fort: Es geht dort weiter, wo es aufgehört hat.',
  failure: {
    'not-found': 'kein Server hat diesen Namen. Prüfen Sie die Adresse.',
    'private-address': 'die Adresse führt in ein privates Netz. Geben Sie eine im öffentlichen Internet an.',
    unreachable: 'keine Verbindung. Prüfen Sie, ob der Server läuft und sein Zertifikat gültig ist.',
    'too-slow':
      'keine Antwort innerhalb von zehn Sekunden. Lassen Sie Ihr Programm erst antworten und dann arbeiten.',
    redirected:
      'der Server verweist woandershin (Status {{status}}). Tragen Sie die Adresse ein, auf die er verweist.',
    refused: 'der Server antwortete mit Status {{status}}. Warum, sagt sein eigenes Protokoll.',
    'secret-lost': 'das Geheimnis lässt sich nicht mehr lesen. Erzeugen Sie ein neues.',
  },
  delivery: {
    at: 'Gesendet',
    content: 'Inhalt',
    outcome: 'Ergebnis',
    arrived: 'Angekommen',
    failed: 'Nicht angekommen',
    emptyTitle: 'Es wurde noch nichts gesendet',
    emptyText: 'Hier erscheinen Nachrichten mit dem, was der Server geantwortet hat.',
  },
  help: {
    title: 'Für Ihre Entwickler',
    intro: 'Zwei Beispiele für den Anfang.',
    reading: 'Antworten lesen',
    readingText: 'Mit nextCursor fragen Sie nach dem, was seither dazukam.',
    checking: 'Eine Nachricht prüfen',
    checkingText:
      'Signiert, wie es Standard Webhooks beschreibt; Bibliotheken gibt es für die meisten Sprachen. Dies ist Node. Eine Nachricht kann zweimal kommen und hat dann dieselbe webhook-id.',
    copy: 'Kopieren: {{title}}',
  },
  attentionMany: 'Webhooks, bei denen nichts ankommt',
  attention: 'Beim Webhook {{name}} kommt nichts an',
  attentionText: 'Seit {{when}}. Antworten warten, bis es wieder geht.',
  attentionOff: 'Der Webhook {{name}} wurde abgeschaltet',
  attentionOffText: 'Drei Tage lang kam nichts an. Beheben Sie den Fehler und setzen Sie ihn fort.',
};
