import type { SceneTexts } from './en';

export default {
  name: 'Scène',
  none: 'Ce brouillon ne contient pas encore de scène.',
  resetView: 'Réinitialiser la vue',
  keys: 'Les flèches font tourner la scène, plus et moins rapprochent et éloignent, Origine réinitialise la vue.',
  objects: 'Objets de cette scène',
  inWords: 'Voici ce que montre la scène.',
} satisfies SceneTexts;
