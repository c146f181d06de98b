import type { scenesChecks } from '@vitrine/shared/contract/areas/scenes/checks';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat davon sagt. */
export const checks: Translation<typeof scenesChecks, 'de'> = {
  'no-scene': 'Das Erlebnis hat keine Szene.',
  'missing-title': {
    scene: 'Die Szene hat keinen Titel.',
  },
  'missing-alt': {
    scene: 'Der Szene fehlt ein Alternativtext für alle, die sie nicht sehen können.',
    objects_one: '{{count}} Objekt hat keinen Alternativtext.',
    objects_other: '{{count}} Objekte haben keinen Alternativtext.',
  },
  'empty-scene': 'In der Szene ist kein Objekt zu sehen.',
  'missing-model': {
    object: 'Das Modell von „{{name}}“ gibt es nicht mehr.',
  },
  'scene-triangles':
    'Die Szene hat {{total}} Dreiecke; bis {{limit}} sind gut. Am meisten hat „{{name}}“ mit {{most}}.',
  'scene-materials':
    'Die Szene hat {{total}} Materialien; bis {{limit}} sind gut. Am meisten hat „{{name}}“ mit {{most}}.',
  'scene-textures':
    'Die Szene braucht {{total}} Speicher für Texturen; bis {{limit}} sind gut. Am meisten braucht „{{name}}“ mit {{most}}.',
  'scene-bytes':
    'Für die Szene laden Besucher Modelle von {{total}}; bis {{limit}} sind gut. Am größten ist „{{name}}“ mit {{most}}.',
  'too-heavy': {
    triangles:
      'Die Szene hat {{total}} Dreiecke; höchstens {{limit}} lassen sich veröffentlichen. Am meisten hat „{{name}}“ mit {{most}}.',
    materials:
      'Die Szene hat {{total}} Materialien; höchstens {{limit}} lassen sich veröffentlichen. Am meisten hat „{{name}}“ mit {{most}}.',
    textures:
      'Die Szene braucht {{total}} Speicher für Texturen; höchstens {{limit}} lassen sich veröffentlichen. Am meisten braucht „{{name}}“ mit {{most}}.',
    bytes:
      'Für die Szene laden Besucher Modelle von {{total}}; höchstens {{limit}} lassen sich veröffentlichen. Am größten ist „{{name}}“ mit {{most}}.',
  },
};
