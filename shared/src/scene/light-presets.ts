import { Color } from 'three';
import type { SceneLighting } from '../contract/areas/scenes/document';

type Colour = string;

/** A lit panel of the room that lights the scene: where it hangs (metres), how large it is, how bright. */
export interface LightPanel {
  position: readonly [number, number, number];
  size: readonly [number, number];
  colour: Colour;
  brightness: number;
}

/** One lighting as a photographer would set it up. */
export interface LightPreset {
  /** The room around: overhead, at the horizon, underfoot. Reflections show it. */
  sky: Colour;
  horizon: Colour;
  ground: Colour;
  roomBrightness: number;
  panels: readonly LightPanel[];
  key: { direction: readonly [number, number, number]; colour: Colour; brightness: number; softness: number };
  exposure: number;
  /** Darkness of cast shadows on the floor, 0 to 1, and of the soft one where things touch it. */
  castShadow: number;
  contactShadow: number;
  shadowColour: Colour;
  /** Tints background and floor, so that they belong to the same evening. */
  backdrop: readonly [number, number, number];
}

export const lightPresets: Record<SceneLighting, LightPreset> = {
  studio: {
    sky: '#f4f2ef',
    horizon: '#b9b4ad',
    ground: '#8a8178',
    roomBrightness: 0.55,
    panels: [
      { position: [-4.5, 4.5, 3], size: [4, 3], colour: '#fff4e6', brightness: 9 },
      { position: [5, 3.5, 1], size: [2, 4], colour: '#eef3ff', brightness: 4 },
      { position: [0, 5.5, -4.5], size: [6, 1.6], colour: '#ffffff', brightness: 6 },
    ],
    key: { direction: [-3, 6, 4], colour: '#fff1e0', brightness: 1.7, softness: 16 },
    exposure: 0.92,
    castShadow: 0.2,
    contactShadow: 0.5,
    shadowColour: '#2b1c10',
    backdrop: [1, 1, 1],
  },
  daylight: {
    sky: '#bcd6f2',
    horizon: '#eef2f4',
    ground: '#b0a590',
    roomBrightness: 0.95,
    panels: [{ position: [5, 5, 2.5], size: [5, 4], colour: '#fff6e4', brightness: 8 }],
    key: { direction: [5, 6, 3], colour: '#ffefd2', brightness: 3.1, softness: 4 },
    exposure: 0.86,
    castShadow: 0.34,
    contactShadow: 0.45,
    shadowColour: '#1c2433',
    backdrop: [1, 1, 1],
  },
  evening: {
    sky: '#4a4c5c',
    horizon: '#86705f',
    ground: '#5a4638',
    roomBrightness: 0.9,
    panels: [
      { position: [-5, 2, 2.5], size: [2.5, 2.5], colour: '#ffd0a0', brightness: 14 },
      { position: [4, 4.5, -3.5], size: [2, 3], colour: '#ffc08a', brightness: 6 },
      { position: [4, 2, 5], size: [4, 2], colour: '#7186c4', brightness: 1.6 },
    ],
    key: { direction: [-5, 3.6, 3], colour: '#ffd9b0', brightness: 2.4, softness: 9 },
    exposure: 0.95,
    castShadow: 0.42,
    contactShadow: 0.6,
    shadowColour: '#160c10',
    backdrop: [0.46, 0.37, 0.32],
  },
};

/** A colour that staff chose, in the light of the preset. */
export const tinted = (colour: string, [red, green, blue]: readonly [number, number, number]) => {
  const result = new Color(colour);
  result.r *= red;
  result.g *= green;
  result.b *= blue;
  return result;
};
