import type { CodeLook, Logo } from '@vitrine/shared/codes/code-drawing';
import { newCanvas, pngOf } from './canvas';

/** The longer side in pixels: 300 dots an inch on a logo as wide as a hand. */
const largestSide = 1_000;

/**
 * A look whose logo is inside of it, as PNG: a file stands alone, and what prints it may know no other format.
 *
 * @throws where the logo does not come.
 */
export async function printedLook(look: CodeLook): Promise<CodeLook> {
  return look.logo ? { ...look, logo: await embedded(look.logo) } : look;
}

async function embedded(logo: Logo): Promise<Logo> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = logo.href;
  await image.decode();
  const scale = Math.min(1, largestSide / Math.max(logo.width, logo.height));
  const { canvas, context } = newCanvas({ width: logo.width * scale, height: logo.height * scale });
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const bytes = new Uint8Array(await (await pngOf(canvas)).arrayBuffer());
  return { ...logo, href: `data:image/png;base64,${base64Of(bytes)}` };
}

const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The bytes of an embedded logo. */
export const logoBytes = ({ href }: { href: string }): Uint8Array =>
  Uint8Array.from(atob(href.slice(href.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
