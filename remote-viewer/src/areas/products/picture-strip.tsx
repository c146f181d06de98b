import { Children, type ReactNode, useEffect, useRef } from 'react';
import { useReducedMotion } from '../../browser/use-reduced-motion';
import styles from './gallery.module.css';

/** After so long without another movement a swipe has ended. */
const restMs = 120;

interface PictureStripProps {
  /** Which one is looked at, from 0. */
  shown: number;
  onShown: (index: number) => void;
  children: ReactNode;
}

/** What lies side by side, one in sight, to be swiped through. Only that one can be reached by keyboard. */
export function PictureStrip({ shown, onShown, children }: PictureStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const swiping = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    const element = strip.current;
    const slide = element?.children[shown];
    // Nothing lies anywhere yet, as in a panel that is hidden.
    if (!element || element.clientWidth === 0 || !(slide instanceof HTMLElement)) return;
    const behavior = isFirst.current || reducedMotion ? 'instant' : 'smooth';
    isFirst.current = false;
    if (inSight(element) !== shown) element.scrollTo({ left: slide.offsetLeft, behavior });
  }, [shown, reducedMotion]);
  useEffect(() => () => clearTimeout(swiping.current), []);
  const onScroll = () => {
    clearTimeout(swiping.current);
    swiping.current = setTimeout(() => strip.current && onShown(inSight(strip.current)), restMs);
  };
  return (
    <div ref={strip} className={styles.strip} onScroll={onScroll}>
      {Children.map(Children.toArray(children), (child, index) => (
        <div className={styles.place} inert={index !== shown}>
          {child}
        </div>
      ))}
    </div>
  );
}

/** From right to left what is scrolled counts downwards. */
const inSight = ({ clientWidth, scrollLeft }: HTMLElement) => Math.round(Math.abs(scrollLeft) / clientWidth);
