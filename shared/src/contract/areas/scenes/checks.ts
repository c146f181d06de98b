/** What the certificate says of scenes. */
export const scenesChecks = {
  'no-scene': 'The experience has no scene.',
  'missing-title': {
    scene: 'The scene has no title.',
  },
  'missing-alt': {
    scene: 'The scene has no alternative text for people who cannot see it.',
    objects_one: '{{count}} object has no alternative text.',
    objects_other: '{{count}} objects have no alternative text.',
  },
  'empty-scene': 'The scene has no visible object.',
  'missing-model': {
    object: 'The model of “{{name}}” does not exist any more.',
  },
  'scene-triangles':
    'The scene has {{total}} triangles; {{limit}} is a good limit. “{{name}}” weighs most, with {{most}}.',
  'scene-materials':
    'The scene has {{total}} materials; {{limit}} is a good limit. “{{name}}” weighs most, with {{most}}.',
  'scene-textures':
    'The scene has {{total}} of texture memory; {{limit}} is a good limit. “{{name}}” weighs most, with {{most}}.',
  'scene-bytes':
    'The scene has {{total}} of models to load; {{limit}} is a good limit. “{{name}}” weighs most, with {{most}}.',
  'too-heavy': {
    triangles:
      'The scene has {{total}} triangles; at most {{limit}} can be published. “{{name}}” weighs most, with {{most}}.',
    materials:
      'The scene has {{total}} materials; at most {{limit}} can be published. “{{name}}” weighs most, with {{most}}.',
    textures:
      'The scene has {{total}} of texture memory; at most {{limit}} can be published. “{{name}}” weighs most, with {{most}}.',
    bytes:
      'The scene has {{total}} of models to load; at most {{limit}} can be published. “{{name}}” weighs most, with {{most}}.',
  },
} as const;
