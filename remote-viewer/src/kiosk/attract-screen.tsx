import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AttractProps } from '../areas/area';
import { areas } from '../areas/registry';
import { useReducedMotion } from '../browser/use-reduced-motion';
import { useWebgl } from '../browser/use-webgl';
import type { Experience } from '../experience/experience';
import { Later } from '../experience/later';
import styles from './attract-screen.module.css';

interface AttractFile {
  default: (props: AttractProps) => ReactNode;
}

/**
 * Behind a kiosk's landing, while nobody has stepped in, what they would step into turns slowly in place of the
 * landing's picture. Not where somebody wants less motion, nor where nothing can be drawn.
 */
export function AttractScreen({ experience }: { experience: Experience }) {
  const [isThere, setThere] = useState(false);
  const isStill = useReducedMotion();
  const webgl = useWebgl();
  const { root, loadPart } = experience;
  const part = root.parts.find(({ area }) => areas[area]?.stage);
  const area = part?.area;
  const load = useCallback((): Promise<AttractFile> => import(`../areas/${area}/attract.tsx`), [area]);
  const there = useCallback(() => setThere(true), []);
  const isShown = isThere && !isStill;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-attract', isShown);
    return () => document.documentElement.removeAttribute('data-attract');
  }, [isShown]);
  if (!part || !webgl || isStill) return null;
  return (
    <div className={styles.behind} inert aria-hidden>
      <Later load={load}>
        {({ default: Attract }) => <Attract part={part} loadPart={loadPart} onThere={there} />}
      </Later>
    </div>
  );
}
