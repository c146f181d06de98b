import { ACESFilmicToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three';

/** Sharp enough on every display; above it, phones pay for pixels that nobody sees. */
const highestPixelRatio = 2;

/** @param seconds since the drawing before. @param elapsed seconds since the stage began. */
export type BeforeDrawing = (seconds: number, elapsed: number) => void;

export interface Size {
  width: number;
  height: number;
}

export interface StartedStage {
  gl: WebGLRenderer;
  scene: Scene;
  camera: PerspectiveCamera;
  size: Size;
  /** Something is different: it is drawn again, soon. */
  invalidate(): void;
  /** @returns its undo. */
  beforeDrawing(act: BeforeDrawing): () => void;
  /**
   * While it is held, nothing can be seen of it: of what comes one pixel is drawn, so that its shaders and textures are
   * with the graphics processor by the time that all of it is drawn.
   */
  hold(isHeld: boolean): void;
  /** Ends it: the context is released, the canvas is gone. */
  end(): void;
}

/** The browser gives no WebGL context. */
export class NoWebgl extends Error {}

interface Listener {
  onResize: (size: Size) => void;
  /** The browser took the context away (too many of them, the graphics driver restarted). */
  onLost: () => void;
  /** What was thrown while it was drawn. */
  onError: (error: unknown) => void;
}

/**
 * Puts a canvas with a WebGL context of its own into `holder`, keeps it as large as the holder, and draws its scene when
 * something has changed.
 * @throws {NoWebgl} when the browser gives no WebGL context.
 */
export function startStage(holder: HTMLElement, { onResize, onLost, onError }: Listener): StartedStage {
  if (!('WebGL2RenderingContext' in window)) throw new NoWebgl();
  const size = sizeOf(holder);
  const canvas = document.createElement('canvas');
  canvas.style.display = 'block';
  const gl = rendererOn(canvas);
  holder.append(canvas);
  gl.shadowMap.enabled = true;
  gl.shadowMap.type = PCFShadowMap;
  gl.toneMapping = ACESFilmicToneMapping;
  gl.setScissor(0, 0, 1, 1);
  const scene = new Scene();
  const camera = new PerspectiveCamera(75, 1, 0.05, 400);
  camera.position.z = 5;
  const acts = new Set<BeforeDrawing>();
  const beganAt = performance.now();
  let drawnAt = beganAt;
  let [frame, isHeld, isOver] = [0, false, false];

  const draw = (now: number) => {
    frame = 0;
    const seconds = Math.max(0, (now - drawnAt) / 1000);
    drawnAt = now;
    try {
      for (const act of acts) act(seconds, (now - beganAt) / 1000);
      gl.setScissorTest(isHeld);
      gl.render(scene, camera);
    } catch (error) {
      onError(error);
    }
  };
  const invalidate = () => {
    if (frame === 0 && !isOver) frame = requestAnimationFrame(draw);
  };
  const fit = ({ width, height }: Size) => {
    gl.setPixelRatio(Math.min(window.devicePixelRatio, highestPixelRatio));
    gl.setSize(width, height);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    invalidate();
  };
  fit(size);
  const observer = new ResizeObserver(() => {
    const now = sizeOf(holder);
    fit(now);
    onResize(now);
  });
  observer.observe(holder);
  canvas.addEventListener('webglcontextlost', onLost);
  return {
    gl,
    scene,
    camera,
    size,
    invalidate,
    beforeDrawing(act) {
      acts.add(act);
      return () => acts.delete(act);
    },
    hold(held) {
      isHeld = held;
      invalidate();
    },
    end() {
      isOver = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      // Giving its context back, the browser reports as a loss.
      canvas.removeEventListener('webglcontextlost', onLost);
      gl.dispose();
      gl.forceContextLoss();
      canvas.remove();
    },
  };
}

/** @throws {NoWebgl} three throws nothing else when it is made. */
function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer {
  try {
    return new WebGLRenderer({ canvas, alpha: false, antialias: true, powerPreference: 'high-performance' });
  } catch (cause) {
    throw new NoWebgl('three got no context', { cause });
  }
}

const sizeOf = (holder: HTMLElement): Size => {
  const { width, height } = holder.getBoundingClientRect();
  return { width: Math.max(1, width), height: Math.max(1, height) };
};
