import inputs from '../../../questions/inputs/texts/it';
import steps from '../../../questions/texts/it';
import type { SurveyTexts } from './en';

export default {
  steps,
  inputs,
  start: 'Inizia',
  send: 'Invia le risposte',
  place: (number, ahead) =>
    ahead === 0 ? `Pagina ${number}, l’ultima` : `Pagina ${number}, al massimo altre ${ahead}`,
  sentBack: 'Le sue risposte riportano a questa pagina. Ne cambi una per continuare.',
  nothing: 'Risponda ad almeno una domanda.',
  opens: (moment) => `Data di apertura di questo sondaggio: ${moment}.`,
  closed: 'Questo sondaggio è chiuso.',
  paused: 'Questo sondaggio è in pausa. Torni tra un momento.',
  answered: 'Ha già risposto a questo sondaggio. Grazie.',
  changed:
    'Ora c’è una versione più recente di questo sondaggio. Le sue risposte restano dove sono ancora adatte. Le rilegga e le invii, per favore.',
  sending: 'Le sue risposte sono in arrivo.',
  sent: 'Grazie. Le sue risposte sono arrivate.',
  sentTest: 'Grazie. In una prova non si conta nulla.',
  kept: {
    offline:
      'Nessuna connessione. Le sue risposte restano su questo dispositivo e saranno inviate al ritorno della connessione.',
    busy: 'Il nostro server non può ricevere le sue risposte in questo momento. Restano su questo dispositivo e saranno inviate automaticamente.',
  },
  stayOpen: 'Lasci aperta questa pagina fino ad allora.',
  refused: {
    closed: 'Le sue risposte non sono state accettate: questo sondaggio è chiuso.',
    full: 'Le sue risposte non sono state accettate: hanno già risposto abbastanza persone.',
    paused: 'Le sue risposte non sono state accettate: questo sondaggio è in pausa.',
    ended: 'Le sue risposte non sono state accettate: è terminato.',
    'not-active': 'Le sue risposte non sono state accettate: ora qui non c’è nulla a cui rispondere.',
    'code-needed':
      'Le sue risposte non sono state accettate: questo sondaggio richiede un codice valido una sola volta.',
    'already-answered': 'Ha già risposto a questo sondaggio. Grazie.',
    'too-late': 'Le sue risposte sono arrivate troppo tardi.',
    revoked: 'Le sue risposte non sono state accettate: questo accesso di prova è terminato.',
    expired: 'Le sue risposte non sono state accettate: questo accesso di prova è scaduto.',
    unreachable: 'Non è stato possibile inviare le sue risposte. Controlli la connessione e riprovi.',
    busy: 'Il nostro server non può ricevere le sue risposte in questo momento. Riprovi tra un momento.',
    other: 'Le sue risposte non sono state accettate. Le controlli e riprovi.',
  },
  goOn: (site) => `Continua su ${site}`,
} satisfies SurveyTexts;
