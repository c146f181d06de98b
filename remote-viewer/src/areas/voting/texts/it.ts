import { plural } from '../../../language/plural';
import type { VoteTexts } from './en';

export default {
  ready: 'La votazione non è ancora iniziata. Appare qui appena viene aperta.',
  closed: 'Questa votazione è chiusa.',
  paused: 'Questa votazione è in pausa. Attenda un momento.',
  held: 'Il risultato sta per essere rivelato.',
  hidden: 'Il risultato non viene mostrato.',
  chooseOne: 'Tocchi per votare',
  chooseSeveral: 'Ne tocchi quante vuole, poi invii',
  send: 'Invia voto',
  sent: 'Grazie. Il suo voto conta.',
  sentTest: 'Grazie. In una prova non si conta nulla.',
  closesIn: 'Si chiude tra',
  kept: {
    offline:
      'Nessuna connessione. Il suo voto resta su questo dispositivo e viene inviato quando torna la connessione; conta se la votazione è ancora aperta.',
    busy: 'Il nostro server non può ricevere il suo voto in questo momento. Resta su questo dispositivo e viene inviato da solo.',
  },
  stayOpen: 'Lasci aperta questa pagina fino ad allora.',
  refused: {
    closed: 'Il suo voto non è stato contato: questa votazione è chiusa.',
    paused: 'Il suo voto non è stato contato: questa votazione è in pausa.',
    ended: 'Il suo voto non è stato contato: è tutto finito.',
    'not-active': 'Il suo voto non è stato contato: la votazione non è iniziata.',
    'code-needed': 'Il suo voto non è stato contato: serve un codice valido una sola volta.',
    'already-answered': 'Ha già votato.',
    'too-late': 'Il suo voto è arrivato troppo tardi.',
    revoked: 'Il suo voto non è stato contato: questo accesso di prova è terminato.',
    expired: 'Il suo voto non è stato contato: questo accesso di prova è scaduto.',
    unreachable: 'Non è stato possibile inviare il suo voto. Controlli la connessione e riprovi.',
    busy: 'Il nostro server non può ricevere il suo voto in questo momento. Riprovi tra poco.',
    other: 'Il suo voto non è stato contato.',
  },
  change: 'Cambia voto',
  again: 'Vota ancora',
  protection: {
    none: 'Ognuno può votare quante volte vuole.',
    browser: 'Un voto per dispositivo.',
    token: 'Un voto per codice.',
  },
  yours: 'il suo voto',
  resultsLater: 'I risultati appaiono alla chiusura della votazione.',
  states: {
    ready: 'Inizia tra poco',
    open: 'Si vota',
    paused: 'In pausa',
    closed: 'Chiusa',
  },
  wins: 'Vince',
  noVotes: 'Qui non c’è nessuna votazione.',
  votes: (count) => plural('it', count, { one: '# voto', other: '# voti' }),
} satisfies VoteTexts;
