import type { SceneTexts } from './en';

export default {
  name: 'Szene',
  none: 'In diesem Entwurf gibt es noch keine Szene.',
  resetView: 'Ansicht zurücksetzen',
  keys: 'Pfeiltasten drehen die Szene, Plus und Minus zoomen hinein und heraus, Pos1 setzt die Ansicht zurück.',
  objects: 'Objekte in dieser Szene',
  inWords: 'Das zeigt die Szene.',
} satisfies SceneTexts;
