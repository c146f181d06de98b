import { plural } from '../../../language/plural';
import inputs from '../../../questions/inputs/texts/it';
import steps from '../../../questions/texts/it';
import type { PollTexts } from './en';

export default {
  steps,
  inputs,
  opens: (moment) => `Data di apertura di questo sondaggio: ${moment}.`,
  closed: 'Questo sondaggio è chiuso.',
  paused: 'Questo sondaggio è in pausa. La invitiamo a tornare tra poco.',
  send: 'Invia la risposta',
  sent: 'Grazie. La sua risposta conta.',
  sentTest: 'Grazie. In una prova nulla viene conteggiato.',
  kept: {
    offline:
      'Nessuna connessione. La sua risposta resta su questo dispositivo e sarà inviata al ritorno della connessione.',
    busy: 'Il nostro server non può ricevere la sua risposta in questo momento. Resta su questo dispositivo e sarà inviata automaticamente.',
  },
  stayOpen: 'Lasci aperta questa pagina fino ad allora.',
  refused: {
    closed: 'La sua risposta non è stata accettata: questo sondaggio è chiuso.',
    paused: 'La sua risposta non è stata accettata: questo sondaggio è in pausa.',
    ended: 'La sua risposta non è stata accettata: è già finito.',
    'not-active': 'La sua risposta non è stata accettata: al momento qui non c’è nulla a cui rispondere.',
    'already-answered': 'Ha già risposto.',
    'too-late': 'La sua risposta è arrivata troppo tardi.',
    revoked: 'La sua risposta non è stata accettata: questo accesso di prova è terminato.',
    expired: 'La sua risposta non è stata accettata: questo accesso di prova è scaduto.',
    unreachable: 'Non è stato possibile inviare la sua risposta. Controlli la connessione e riprovi.',
    busy: 'Il nostro server non può ricevere la sua risposta in questo momento. Riprovi tra un momento.',
    other: 'La sua risposta non è stata accettata.',
  },
  change: 'Modifica la risposta',
  consent: { given: 'D’accordo', refused: 'Non d’accordo' },
  yours: 'la sua risposta',
  answers: (count) => plural('it', count, { one: '# risposta', other: '# risposte' }),
  resultsLater: 'I risultati saranno mostrati alla chiusura del sondaggio.',
} satisfies PollTexts;
