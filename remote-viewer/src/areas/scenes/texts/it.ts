import type { SceneTexts } from './en';

export default {
  name: 'Scena',
  none: 'In questa bozza non c’è ancora nessuna scena.',
  resetView: 'Ripristina la vista',
  keys: 'Le frecce ruotano la scena, più e meno ingrandiscono e riducono, Home ripristina la vista.',
  objects: 'Oggetti in questa scena',
  inWords: 'Ecco che cosa mostra la scena.',
} satisfies SceneTexts;
