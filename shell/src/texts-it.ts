import type { ShellTexts } from './texts-en';

const it: ShellTexts = {
  language: 'it',
  direction: 'ltr',
  loading: 'Caricamento…',
  notFoundTitle: 'A questo indirizzo non c’è nulla',
  notFoundText:
    'Forse il link è vecchio o manca una lettera. Controlli l’indirizzo o inquadri di nuovo il codice.',
  notFoundAction: 'Vai all’inizio',
  notFoundStaffAction: 'Alla gestione',
  brokenTitle: 'Questa pagina ha smesso di funzionare',
  brokenText: 'È successo qualcosa di imprevisto. Nulla di ciò che era salvato è andato perso.',
  missingTitle: 'Non è stato possibile caricare questa pagina',
  missingText: 'Nulla di ciò che era salvato è andato perso. Controlli la connessione e riprovi.',
  newVersionTitle: 'È disponibile una nuova versione',
  newVersionText: 'Nulla di ciò che era salvato è andato perso. Ricarichi la pagina per averla.',
  reload: 'Ricarica',
  remoteTitle: (name) => `Non è stato possibile caricare ${name}`,
  restWorks: 'Tutto il resto funziona e nulla di ciò che era salvato è andato perso.',
  remoteText: 'Controlli la connessione e riprovi.',
  remoteBrokenTitle: (name) => `Ha smesso di funzionare ${name}`,
  remoteBrokenText: 'L’errore è nostro, non della sua connessione. Riprovi tra un momento.',
  retry: 'Riprova',
  close: 'Chiudi',
  success: 'Fatto!',
  successText: 'L’operazione è terminata',
  error: 'Errore',
  notification: 'Notifica',
  notifications: 'Notifiche ({hotkey})',
  textSize: 'Dimensione del testo',
  smallerText: 'Testo più piccolo',
  largerText: 'Testo più grande',
  remotes: { manager: 'la gestione', experienceEditor: 'l’editor', viewer: 'l’esperienza' },
};

export default it;
