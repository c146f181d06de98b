import type { Pixels } from '../proof/pixels';

interface Size {
  width: number;
  height: number;
}

/** An empty canvas, and what draws on it. Sizes in pixels. */
export function newCanvas({ height, width }: Size) {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(width),
    height: Math.round(height),
  });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas of this size');
  return { canvas, context };
}

/** A picture from its file, decoded; SVG files as other programs draw them. */
export async function decodedPicture(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** A picture's pixels in a size. */
export function pixelsIn(image: CanvasImageSource, size: Size): Pixels {
  const { canvas, context } = newCanvas(size);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data, height, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data: new Uint8ClampedArray(data), width, height };
}

/** @throws where the canvas is larger than the browser holds. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('No picture of this size'))),
      'image/png',
    );
  });
}
