import { Children, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { takeFocus } from '../../browser/take-focus';
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
    if (inSight(element) === shown) return;
    element.scrollTo({ left: slide.offsetLeft, behavior });
  }, [shown, reducedMotion]);
  // Before the browser takes the focus from what is inert now.
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element?.contains(document.activeElement)) return;
    takeFocus(element.children[shown]?.querySelector<HTMLElement>('button, [tabindex]') ?? null);
  }, [shown]);
  useEffect(() => () => clearTimeout(swiping.current), []);
  const onScroll = () => {
    clearTimeout(swiping.current);
    swiping.current = setTimeout(() => {
      if (!strip.current?.clientWidth) return;
      // A phone that is busy holds a movement up half-way, where nothing ever comes to rest.
      if (isAtRest(strip.current)) onShown(inSight(strip.current));
      else onScroll();
    }, restMs);
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
const inSight = (strip: HTMLElement) => Math.round(placeOf(strip));
const isAtRest = (strip: HTMLElement) => Math.abs(placeOf(strip) - inSight(strip)) < 0.02;
/** By what all of them measure: the width of one is rounded, which adds up over many. */
const placeOf = ({ childElementCount, scrollLeft, scrollWidth }: HTMLElement) =>
  (Math.abs(scrollLeft) * childElementCount) / scrollWidth;
