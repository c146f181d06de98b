import type { WallTexts } from './en';

const es: WallTexts = {
  name: 'Videowall',
  pairTitle: 'Vincula esta pantalla',
  pairText: 'Escanea el código o introdúcelo donde se edita el videowall.',
  waitingForServer: 'Esperando al servidor. Esta pantalla vuelve a intentarlo sola.',
  noPlace: 'Esta pantalla no tiene sitio en el videowall. Asígnale uno donde se edita.',
  revokedTitle: 'Esta pantalla no está en uso',
  revokedText: 'Se quitó de su videowall. Para volver a usarla, vincúlala de nuevo.',
  again: 'Vincular de nuevo',
  nothing: 'Aquí todavía no se muestra nada.',
  noWall: 'Aquí no hay ningún videowall.',
  keeping: (percent) => `Preparando: ${percent}`,
  noRoom: 'Este dispositivo no tiene espacio para guardar lo que reproduce. Necesita la red para reproducir.',
  cannotPlay: 'Esta pantalla no puede reproducir este vídeo.',
  screen: (number) => `Pantalla ${number}`,
  playHere: (number) => `Reproducir lo que muestra la pantalla ${number}`,
};
export default es;
