import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AttractProps } from '../areas/area';
import { areas } from '../areas/registry';
import { useReducedMotion } from '../browser/use-reduced-motion';
import { useWebgl } from '../browser/use-webgl';
import type { Experience } from '../experience/experience';
import { Later } from '../experience/later';
import styles from './attract-screen.module.css';

/** How long one of several scenes is seen: a whole turn there and back (shared/src/scene/scene-controls.tsx). */
const turnMs = 48_000;
/** After which one that does not come is passed over. */
const longestLoadMs = 5 * 60_000;

interface AttractFile {
  default: (props: AttractProps) => ReactNode;
}

/**
 * Behind a kiosk's landing, while nobody has stepped in, what they would step into turns slowly in place of the
 * landing's picture, one scene after the other; while the next one loads, the picture is back. Not where somebody wants
 * less motion, nor where nothing can be drawn.
 */
export function AttractScreen({ experience }: { experience: Experience }) {
  const [turn, setTurn] = useState(0);
  const [turnThere, setTurnThere] = useState<number | null>(null);
  const isStill = useReducedMotion();
  const webgl = useWebgl();
  const { root, loadPart } = experience;
  const scenes = root.parts.filter(({ area }) => areas[area]?.stage);
  const part = scenes[turn % scenes.length];
  const area = part?.area;
  const load = useCallback((): Promise<AttractFile> => import(`../areas/${area}/attract.tsx`), [area]);
  const there = useCallback(() => setTurnThere(turn), [turn]);
  const isShown = turnThere === turn && !isStill;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-attract', isShown);
    return () => document.documentElement.removeAttribute('data-attract');
  }, [isShown]);
  const takesTurns = scenes.length > 1 && webgl && !isStill;
  useEffect(() => {
    if (!takesTurns) return;
    const timer = setTimeout(() => setTurn(turn + 1), isShown ? turnMs : longestLoadMs);
    return () => clearTimeout(timer);
  }, [takesTurns, isShown, turn]);
  if (!part || !webgl || isStill) return null;
  return (
    <div className={styles.behind} inert aria-hidden>
      <Later load={load}>
        {({ default: Attract }) => <Attract key={turn} part={part} loadPart={loadPart} onThere={there} />}
      </Later>
    </div>
  );
}
