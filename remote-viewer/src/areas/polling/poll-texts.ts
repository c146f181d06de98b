/** What polls say, with them: nobody downloads it before one is opened. */
const en = {
  closed: 'This poll is closed.',
  paused: 'This poll is paused. Come back in a moment.',
  chooseOne: 'Choose one',
  chooseSeveral: ({ max, min = 1 }: { min?: number | undefined; max?: number | undefined } = {}) => {
    if (max !== undefined) return min === max ? `Choose ${max}` : `Choose ${min} to ${max}`;
    return min > 1 ? `Choose at least ${min}` : 'Choose as many as you like';
  },
  send: 'Send answer',
  sent: 'Thank you. Your answer counts.',
  sentTest: 'Thank you. In a test nothing is counted.',
  kept: 'No connection. Your answer is kept on this device and sent when it is back.',
  keptByPage: 'No connection. Your answer is sent when it is back; leave this page open until then.',
  refused: (message: string) => `Your answer was not taken: ${message}`,
  change: 'Change answer',
  yours: 'your answer',
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  resultsLater: 'Results are shown when the poll closes.',
};

const de: typeof en = {
  closed: 'Diese Umfrage ist geschlossen.',
  paused: 'Diese Umfrage macht eine Pause. Kommen Sie gleich wieder.',
  chooseOne: 'Wählen Sie eine Antwort',
  chooseSeveral: ({ max, min = 1 } = {}) => {
    if (max !== undefined)
      return min === max ? `Wählen Sie ${max} Antworten` : `Wählen Sie ${min} bis ${max} Antworten`;
    return min > 1
      ? `Wählen Sie mindestens ${min} Antworten`
      : 'Wählen Sie so viele Antworten, wie Sie mögen';
  },
  send: 'Antwort senden',
  sent: 'Danke. Ihre Antwort zählt.',
  sentTest: 'Danke. Im Test wird nichts gezählt.',
  kept: 'Keine Verbindung. Ihre Antwort bleibt auf diesem Gerät und wird gesendet, sobald es wieder geht.',
  keptByPage:
    'Keine Verbindung. Ihre Antwort wird gesendet, sobald es wieder geht; lassen Sie diese Seite so lange offen.',
  refused: (message) => `Ihre Antwort wurde nicht angenommen: ${message}`,
  change: 'Antwort ändern',
  yours: 'Ihre Antwort',
  answers: (count) => (count === 1 ? '1 Antwort' : `${count} Antworten`),
  resultsLater: 'Die Ergebnisse erscheinen, wenn die Umfrage geschlossen ist.',
};

export const pollTexts = (language: string): typeof en => (language.startsWith('de') ? de : en);
