import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};
const read = () => `${window.innerWidth} ${window.innerHeight}`;

/** In CSS pixels. */
export function useWindowSize(): { width: number; height: number } {
  const [width = 1, height = 1] = useSyncExternalStore(subscribe, read).split(' ').map(Number);
  return { width: Math.max(1, width), height: Math.max(1, height) };
}
