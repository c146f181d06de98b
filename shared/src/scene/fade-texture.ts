import { DataTexture, LinearFilter, RGBAFormat } from 'three';

const pixels = 256;

/**
 * White in the middle, black at the edge, with a soft way between: makes the floor run out into the background, as
 * a photographer's paper roll does.
 */
export function fadeTexture(): DataTexture {
  const data = new Uint8Array(pixels * pixels * 4);
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      const distance = Math.hypot(x - (pixels - 1) / 2, y - (pixels - 1) / 2) / (pixels / 2);
      const inside = Math.min(1, Math.max(0, 1 - distance));
      const value = Math.round(255 * inside * inside * (3 - 2 * inside));
      data.fill(value, (y * pixels + x) * 4, (y * pixels + x) * 4 + 4);
    }
  }
  const texture = new DataTexture(data, pixels, pixels, RGBAFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
