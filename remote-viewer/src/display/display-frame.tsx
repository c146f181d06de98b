import type { CSSProperties, ReactNode, SyntheticEvent } from 'react';
import styles from './display-frame.module.css';
import { useDisplay } from './use-display';

interface DisplayFrameProps {
  className?: string | undefined;
  /** Of the theme. */
  style?: CSSProperties;
  children: ReactNode;
}

const prevent = (event: SyntheticEvent) => event.preventDefault();

/**
 * A whole page in the size of its display. What is measured against the screen in it (vw, dvh) is divided by
 * `--v-zoom`, since browsers enlarge that too. On kiosks nothing of the browser's own opens over it.
 */
export function DisplayFrame({ className = '', style, children }: DisplayFrameProps) {
  const { isKiosk, mode, zoom } = useDisplay();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with it, the browser's own menu stays away
    <div
      className={isKiosk ? `${className} ${styles.kiosk}` : className}
      data-display={mode}
      onContextMenu={isKiosk ? prevent : undefined}
      style={{ ...style, zoom, '--v-zoom': zoom } as CSSProperties}
    >
      {children}
    </div>
  );
}
