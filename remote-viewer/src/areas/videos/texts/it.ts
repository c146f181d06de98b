import { plural } from '../../../language/plural';
import type { VideoTexts } from './en';

export default {
  none: 'Al momento non ci sono video da guardare.',
  playlist: (count) => plural('it', count, { other: '# video' }),
  nowPlaying: 'in riproduzione',
  captions: 'Sottotitoli',
  captionsOff: 'Disattivati',
  chapters: 'Capitoli',
  transcript: 'Trascrizione',
  inThisList: 'In questo elenco',
  unreachable: 'Non è stato possibile caricare il video. Controlli la connessione e riprovi.',
  broken:
    'Questo video non può essere riprodotto: manca o è danneggiato. Ne guardi un altro o riprovi più tardi.',
  keys: 'Tasti: la barra spaziatrice avvia e mette in pausa, le frecce sinistra e destra saltano di cinque secondi, M attiva e disattiva l’audio, C i sottotitoli, F lo schermo intero.',
} satisfies VideoTexts;
