/** A picture as bytes: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

const white = 255;

/** The picture on white, as paper shows it. */
export function onPaper({ data, height, width }: Pixels): Pixels {
  const flat = new Uint8ClampedArray(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++)
      flat[at + channel] = (data[at + channel] ?? 0) * opacity + white * (1 - opacity);
    flat[at + 3] = 255;
  }
  return { data: flat, width, height };
}

/**
 * The picture in so much of its size, each pixel the mean of those that it takes the place of.
 *
 * @param share 0 to 1.
 */
export function scaled({ data, height, width }: Pixels, share: number): Pixels {
  const [across, down] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
  const small = new Uint8ClampedArray(across * down * 4);
  for (let y = 0; y < down; y++) {
    const [top, bottom] = span(y, down, height);
    for (let x = 0; x < across; x++) {
      const [left, right] = span(x, across, width);
      const sums = [0, 0, 0, 0];
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++)
          for (let channel = 0; channel < 4; channel++)
            sums[channel] = (sums[channel] ?? 0) + (data[(row * width + column) * 4 + channel] ?? 0);
      const count = (bottom - top) * (right - left);
      for (let channel = 0; channel < 4; channel++)
        small[(y * across + x) * 4 + channel] = (sums[channel] ?? 0) / count;
    }
  }
  return { data: small, width: across, height: down };
}

/** Which pixels of a longer line one of a shorter line stands for. */
function span(index: number, shorter: number, longer: number): [from: number, to: number] {
  const from = Math.floor((index * longer) / shorter);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * longer) / shorter))];
}

/**
 * The picture out of focus: three means in a row, which come near to a Gaussian blur.
 *
 * @param radius of each mean, in pixels.
 */
export function blurred(pixels: Pixels, radius: number): Pixels {
  let { data } = pixels;
  const { height, width } = pixels;
  for (let round = 0; round < 3; round++) {
    data = meanAlong(data, width, height, radius, 4, width * 4);
    data = meanAlong(data, height, width, radius, width * 4, 4);
  }
  return { data, width, height };
}

/** Means along lines of `length` pixels that lie `step` bytes apart; the lines lie `nextLine` bytes apart. */
function meanAlong(
  data: Pixels['data'],
  length: number,
  lines: number,
  radius: number,
  step: number,
  nextLine: number,
): Pixels['data'] {
  const means = new Uint8ClampedArray(data.length);
  const within = (index: number) => Math.min(length - 1, Math.max(0, index));
  for (let line = 0; line < lines; line++)
    for (let channel = 0; channel < 4; channel++) {
      const start = line * nextLine + channel;
      const at = (index: number) => data[start + within(index) * step] ?? 0;
      let sum = 0;
      for (let index = -radius; index <= radius; index++) sum += at(index);
      for (let index = 0; index < length; index++) {
        means[start + index * step] = sum / (2 * radius + 1);
        sum += at(index + radius + 1) - at(index - radius);
      }
    }
  return means;
}

/** The picture turned around its middle, on white paper that is large enough. */
export function turned({ data, height, width }: Pixels, degrees: number): Pixels {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const across = Math.ceil(width * Math.abs(cosine) + height * Math.abs(sine));
  const down = Math.ceil(width * Math.abs(sine) + height * Math.abs(cosine));
  const paper = new Uint8ClampedArray(across * down * 4).fill(white);
  const value = (x: number, y: number, channel: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? white : (data[(y * width + x) * 4 + channel] ?? white);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [dx, dy] = [x - across / 2, y - down / 2];
      const [fromX, fromY] = [dx * cosine + dy * sine + width / 2, dy * cosine - dx * sine + height / 2];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < -1 || top < -1 || left > width || top > height) continue;
      const [right, below] = [fromX - left, fromY - top];
      for (let channel = 0; channel < 3; channel++)
        paper[(y * across + x) * 4 + channel] =
          (value(left, top, channel) * (1 - right) + value(left + 1, top, channel) * right) * (1 - below) +
          (value(left, top + 1, channel) * (1 - right) + value(left + 1, top + 1, channel) * right) * below;
    }
  return { data: paper, width: across, height: down };
}
