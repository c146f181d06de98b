/** The showroom's materials. Colours are sRGB hex and multiply the texture, which is grey. */
export interface Finish {
  colour: string;
  roughness: number;
  metallic?: number;
  /** grain: wood, 1.2 × 0.4 m a tile along the uv's first axis; weave: wool cloth, 0.2 m a tile. */
  texture?: 'grain' | 'weave' | 'rug' | 'painting';
  /** Above this angle between two faces the edge stays sharp. */
  creaseDegrees?: number;
  doubleSided?: true;
  /** Glows by itself: hex and strength. */
  glow?: { colour: string; strength: number };
}

export const finishes = {
  oak: { colour: '#d3b18a', roughness: 0.62, texture: 'grain' },
  walnut: { colour: '#75543d', roughness: 0.55, texture: 'grain' },
  'smoked oak': { colour: '#4a3a2e', roughness: 0.6, texture: 'grain' },
  'oatmeal wool': { colour: '#dccdb4', roughness: 0.95, texture: 'weave', creaseDegrees: 75 },
  'moss wool': { colour: '#747a62', roughness: 0.95, texture: 'weave', creaseDegrees: 75 },
  'rust wool': { colour: '#a75f3f', roughness: 0.95, texture: 'weave', creaseDegrees: 75 },
  linen: { colour: '#f3e8d6', roughness: 0.9, doubleSided: true, creaseDegrees: 80 },
  brass: { colour: '#c9a468', roughness: 0.3, metallic: 1 },
  travertine: { colour: '#dccfbb', roughness: 0.7 },
  'white ceramic': { colour: '#f1ece3', roughness: 0.35 },
  'clay ceramic': { colour: '#b57d5e', roughness: 0.75 },
  'ink ceramic': { colour: '#2f3a3f', roughness: 0.4 },
  leaf: { colour: '#4d6b41', roughness: 0.6, doubleSided: true },
  bark: { colour: '#8a735a', roughness: 0.9 },
  plaster: { colour: '#f4e6d2', roughness: 0.95 },
  'painted wood': { colour: '#f6f2ea', roughness: 0.6 },
  sky: { colour: '#eaf2f6', roughness: 1, glow: { colour: '#eaf3fa', strength: 0.85 } },
  'lamp linen': {
    colour: '#f2e6d0',
    roughness: 0.9,
    doubleSided: true,
    creaseDegrees: 80,
    glow: { colour: '#ffd9a0', strength: 0.45 },
  },
  rug: { colour: '#ffffff', roughness: 1, texture: 'rug' },
  painting: { colour: '#ffffff', roughness: 0.9, texture: 'painting' },
  'rust cloth': { colour: '#96583c', roughness: 0.85 },
  'moss cloth': { colour: '#626a52', roughness: 0.85 },
  'ink cloth': { colour: '#39454b', roughness: 0.85 },
  'sand cloth': { colour: '#c4b294', roughness: 0.85 },
  pear: { colour: '#a3a05c', roughness: 0.55 },
  paper: { colour: '#f0eadf', roughness: 0.9 },
} as const satisfies Record<string, Finish>;

export type FinishName = keyof typeof finishes;
