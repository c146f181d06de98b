import type { Texts } from './en';

export default {
  start: 'Entra',
  loading: 'Caricamento…',
  notLoaded: 'Caricamento non riuscito. Controlli la connessione e riprovi.',
  retry: 'Riprova',
  close: 'Chiudi',
  leave: 'Torna all’inizio',
  language: 'Lingua',
  imprint: 'Note legali',
  privacy: 'Informativa sulla privacy',
  yourData: 'I suoi dati',
  menu: 'Menu',
  smallerText: 'Testo più piccolo',
  largerText: 'Testo più grande',
  newVersion: 'È disponibile una nuova versione.',
  reload: 'Mostra',
} satisfies Texts;
