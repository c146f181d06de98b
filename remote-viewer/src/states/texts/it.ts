import type { StateTexts } from './en';

export default {
  opens: (when) => `Apre ${when}.`,
  scheduled: {
    title: 'Non ancora aperto',
    text: 'Questa esperienza aprirà presto. La invitiamo a tornare più tardi.',
  },
  paused: { title: 'Una breve pausa', text: 'Questa esperienza è in pausa e tornerà presto.' },
  ended: { title: 'È finito', text: 'Questa esperienza è terminata. Grazie per l’interesse.' },
  unassigned: {
    title: 'Ancora niente da vedere',
    text: 'Stiamo preparando qualcosa per questo luogo. La invitiamo a tornare più tardi.',
  },
  'nothing-to-test': {
    title: 'Ancora niente da provare',
    text: 'A questa postazione non è assegnata nessuna esperienza. Appena ce ne sarà una, questo link la mostrerà.',
  },
  expired: {
    title: 'Questo accesso di prova è scaduto',
    text: 'Chieda un nuovo link a chi glielo ha inviato.',
  },
  revoked: {
    title: 'Questo accesso di prova è terminato',
    text: 'Chieda un nuovo link a chi glielo ha inviato.',
  },
  asVisitor: 'Vai alla pagina dei visitatori',
  elsewhere: 'Trova un’altra esperienza',
  unreachable: { title: 'Caricamento non riuscito', text: 'Controlli la connessione e riprovi.' },
  faulty: {
    title: 'Caricamento non riuscito',
    text: 'L’errore è nostro, non della sua connessione. Riprovi tra un momento.',
  },
  crowded: {
    title: 'C’è molta gente in questo momento',
    text: 'Questa pagina riproverà da sola tra un minuto.',
  },
} satisfies StateTexts;
