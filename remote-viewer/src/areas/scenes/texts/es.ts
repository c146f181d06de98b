import type { SceneTexts } from './en';

export default {
  name: 'Escena',
  none: 'Este borrador aún no tiene ninguna escena.',
  resetView: 'Restablecer la vista',
  keys: 'Las flechas giran la escena, más y menos acercan y alejan, Inicio restablece la vista.',
  objects: 'Objetos de esta escena',
  inWords: 'Esto es lo que muestra la escena.',
} satisfies SceneTexts;
