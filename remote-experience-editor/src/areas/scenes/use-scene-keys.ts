import type { TransformMode } from '@vitrine/shared/scene';
import { useEffect, useRef } from 'react';
import { isForEditor } from '../../documents/use-undo-keys';

export interface SceneKeys {
  setMode: (mode: TransformMode) => void;
  focus: () => void;
  duplicate: () => void;
  remove: () => void;
  deselect: () => void;
}

const modes: Record<string, TransformMode> = { w: 'translate', e: 'rotate', r: 'scale' };

/** W, E, R, F, Ctrl+D, Delete and Escape while the editor is open and nobody is writing. */
export function useSceneKeys(keys: SceneKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForEditor(event) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const { setMode, focus, duplicate, remove, deselect } = latest.current;
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'd') return;
        event.preventDefault();
        return duplicate();
      }
      const mode = modes[key];
      if (mode) setMode(mode);
      else if (key === 'f') focus();
      else if (key === 'delete' || key === 'backspace') remove();
      else if (key === 'escape') deselect();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
