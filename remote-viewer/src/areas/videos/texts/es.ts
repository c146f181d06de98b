import { plural } from '../../../language/plural';
import type { VideoTexts } from './en';

export default {
  none: 'Ahora mismo no hay vídeos para ver.',
  playlist: (count) => plural('es', count, { one: '# vídeo', other: '# vídeos' }),
  nowPlaying: 'reproduciéndose',
  captions: 'Subtítulos',
  captionsOff: 'Desactivados',
  chapters: 'Capítulos',
  transcript: 'Transcripción',
  inThisList: 'En esta lista',
  unreachable: 'No se ha podido cargar el vídeo. Compruebe la conexión e inténtelo de nuevo.',
  broken: 'Este vídeo no se puede reproducir: falta o está dañado. Vea otro o inténtelo más tarde.',
  keys: 'Teclas: la barra espaciadora reproduce y pausa, las flechas izquierda y derecha saltan cinco segundos, M quita y pone el sonido, C muestra y oculta los subtítulos, F pasa a pantalla completa.',
} satisfies VideoTexts;
