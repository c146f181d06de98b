import { usePreferences, useShortcuts } from '@vitrine/shared/host';
import type { TransformMode } from '@vitrine/shared/scene';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { isForEditor } from '../../documents/store/use-undo-keys';
import { useEditorTexts } from '../../texts/texts';

export interface SceneKeys {
  setMode: (mode: TransformMode) => void;
  focus: () => void;
  duplicate: () => void;
  remove: () => void;
  deselect: () => void;
}

const modes: Record<string, TransformMode> = { w: 'translate', e: 'rotate', r: 'scale' };

/**
 * W, E, R, F, Ctrl+D, Delete and Escape while the editor is open and nobody is writing; without the letters for whoever
 * has switched single characters off.
 */
export function useSceneKeys(keys: SceneKeys): void {
  const { characterKeys } = usePreferences();
  useSceneShortcuts(characterKeys);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isForEditor(event) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const { setMode, focus, duplicate, remove, deselect } = keys;
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'd') return;
      event.preventDefault();
      return duplicate();
    }
    const mode = characterKeys ? modes[key] : undefined;
    if (mode) setMode(mode);
    else if (key === 'f' && characterKeys) focus();
    else if (key === 'delete' || key === 'backspace') remove();
    else if (key === 'escape') deselect();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function useSceneShortcuts(characterKeys: boolean): void {
  const t = useEditorTexts();
  useShortcuts(
    useMemo(
      () => ({
        title: t('scenes.keys.title'),
        shortcuts: [
          ...(characterKeys
            ? [
                { keys: 'w', label: t('scenes.keys.move') },
                { keys: 'e', label: t('scenes.keys.rotate') },
                { keys: 'r', label: t('scenes.keys.scale') },
                { keys: 'f', label: t('scenes.keys.focus') },
              ]
            : []),
          { keys: 'Ctrl+D', label: t('scenes.keys.duplicate') },
          { keys: 'Delete', label: t('scenes.keys.remove') },
          { keys: 'Escape', label: t('scenes.keys.deselect') },
        ],
      }),
      [t, characterKeys],
    ),
  );
}
