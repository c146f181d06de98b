import { createRoot, events, type ReconcilerRoot, type RootState } from '@react-three/fiber';
import { ACESFilmicToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import { extendFiber } from './extend-fiber';

/** Sharp enough on every display; above it, phones pay for pixels that nobody sees. */
const highestPixelRatio = 2;

export interface SceneRoot {
  root: ReconcilerRoot<HTMLCanvasElement>;
  /** Ends the root: context, geometries and textures are released, the canvas is gone. */
  end(): void;
}

/** The browser gives no WebGL context. */
export class NoWebgl extends Error {}

/**
 * Puts a canvas with a WebGL context of its own into `holder` and keeps it as large as the holder.
 * @param onLost the browser took the context away (too many of them, the graphics driver restarted).
 * @throws {NoWebgl} (rejects) when the browser gives no WebGL context.
 */
export async function startSceneRoot(holder: HTMLElement, onLost: () => void): Promise<SceneRoot> {
  if (!('WebGL2RenderingContext' in window)) throw new NoWebgl();
  extendFiber();
  const canvas = document.createElement('canvas');
  canvas.style.display = 'block';
  holder.append(canvas);
  const root = createRoot(canvas);
  let state: RootState | null = null;
  try {
    await root.configure({
      gl: (defaults) => {
        const renderer = rendererOn(canvas, defaults);
        renderer.shadowMap.type = PCFShadowMap;
        return renderer;
      },
      events,
      frameloop: 'demand',
      dpr: [0, highestPixelRatio],
      shadows: 'percentage',
      size: sizeOf(holder),
      camera: { near: 0.05, far: 400 },
      onCreated: (created) => {
        state = created;
        created.gl.toneMapping = ACESFilmicToneMapping;
      },
    });
  } catch (error) {
    canvas.remove();
    throw error;
  }
  const observer = new ResizeObserver(() => {
    const { width, height } = sizeOf(holder);
    state?.setSize(width, height);
  });
  observer.observe(holder);
  canvas.addEventListener('webglcontextlost', onLost);
  return {
    root,
    end() {
      observer.disconnect();
      // Ending the root gives its context back, which the browser reports as a loss.
      canvas.removeEventListener('webglcontextlost', onLost);
      root.unmount();
      canvas.remove();
    },
  };
}

/** @throws {NoWebgl} three throws nothing else when it is made. */
function rendererOn(canvas: HTMLCanvasElement, options: object): WebGLRenderer {
  try {
    return new WebGLRenderer({ ...options, canvas, alpha: false });
  } catch (cause) {
    throw new NoWebgl('three got no context', { cause });
  }
}

const sizeOf = (holder: HTMLElement) => {
  const { width, height, top, left } = holder.getBoundingClientRect();
  return { width: Math.max(1, width), height: Math.max(1, height), top, left };
};
