import { type CSSProperties, type ReactNode, useEffect } from 'react';
import styles from './display-frame.module.css';
import { useDisplay } from './use-display';

interface DisplayFrameProps {
  className?: string | undefined;
  /** Of the theme. */
  style?: CSSProperties;
  children: ReactNode;
}

const prevent = (event: Event) => event.preventDefault();

/**
 * A whole page in the size of its display. What is measured against the screen in it (vw, dvh) is divided by
 * `--v-zoom`, since browsers enlarge that too. On kiosks nothing of the browser's own opens over it.
 */
export function DisplayFrame({ className = '', style, children }: DisplayFrameProps) {
  const { isKiosk, mode, zoom } = useDisplay();
  useEffect(() => {
    if (!isKiosk) return;
    window.addEventListener('contextmenu', prevent);
    return () => window.removeEventListener('contextmenu', prevent);
  }, [isKiosk]);
  return (
    <div
      className={isKiosk ? `${className} ${styles.kiosk}` : className}
      data-display={mode}
      style={{ ...style, zoom, '--v-zoom': zoom } as CSSProperties}
    >
      {children}
    </div>
  );
}
