import type { Texts } from './en';

export default {
  start: 'Entra',
  loading: 'Caricamento…',
  notLoaded: 'Caricamento non riuscito. Controlli la connessione e riprovi.',
  missing: 'Il contenuto di questo link non è più disponibile.',
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
  loading3d: (percent) => `Caricamento 3D, ${percent}`,
  someObjectsFailed: 'Non è stato possibile caricare alcuni oggetti.',
  noWebgl: 'Questo browser non può mostrare il 3D.',
  viewBroken: 'La vista 3D non può essere mostrata in questo momento.',
} satisfies Texts;
