import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';

const turnRadians = Math.PI / 24;
const panPixels = 40;
/** Of the distance, with each press: OrbitControls multiply by it on the way in, and divide by it on the way out. */
const zoomFactor = 0.9;

/**
 * Arrows turn, Shift and arrows move, plus and minus come nearer and go away, Home returns to the start.
 * @param holder the element that has the focus.
 * @returns the undo.
 */
export function orbitByKeys(holder: HTMLElement, orbit: OrbitControls, reset: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== holder) return;
    if (!act(orbit, event.key, event.shiftKey, reset)) return;
    event.preventDefault();
    // As a hand that takes hold of the camera.
    orbit.dispatchEvent({ type: 'start' });
    orbit.update();
  };
  holder.addEventListener('keydown', onKey);
  return () => holder.removeEventListener('keydown', onKey);
}

/** @returns whether the key means something. */
function act(orbit: OrbitControls, key: string, move: boolean, reset: () => void): boolean {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const sign = key === 'ArrowLeft' ? 1 : -1;
      if (move) orbit.pan(panPixels * sign, 0);
      else orbit.rotateLeft(turnRadians * sign);
      return true;
    }
    case 'ArrowUp':
    case 'ArrowDown': {
      const sign = key === 'ArrowUp' ? 1 : -1;
      if (move) orbit.pan(0, panPixels * sign);
      else orbit.rotateUp(turnRadians * sign);
      return true;
    }
    case '+':
    case '=':
      orbit.dollyIn(zoomFactor);
      return true;
    case '-':
      orbit.dollyOut(zoomFactor);
      return true;
    case 'Home':
      reset();
      return true;
    default:
      return false;
  }
}
