import type { WallTexts } from './en';

const it: WallTexts = {
  name: 'Videowall',
  pairTitle: 'Associa questo schermo',
  pairText: 'Scansiona il codice o inseriscilo dove si modifica il videowall.',
  waitingForServer: 'In attesa del server. Questo schermo riprova da solo.',
  noPlace: 'Questo schermo non ha un posto nel videowall. Assegnagliene uno dove si modifica.',
  revokedTitle: 'Questo schermo non è in uso',
  revokedText: 'È stato tolto dal suo videowall. Per usarlo ancora, associalo di nuovo.',
  again: 'Associa di nuovo',
  nothing: 'Qui non si vede ancora nulla.',
  noWall: 'Qui non c’è nessun videowall.',
  keeping: (percent) => `Preparazione: ${percent}`,
  noRoom:
    'Questo dispositivo non ha più spazio per conservare ciò che riproduce. Per la riproduzione ha bisogno della rete.',
  cannotPlay: 'Questo schermo non può riprodurre questo video.',
  screen: (number) => `Schermo ${number}`,
  playHere: (number) => `Riproduci ciò che mostra lo schermo ${number}`,
};
export default it;
