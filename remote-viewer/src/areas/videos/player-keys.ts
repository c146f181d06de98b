import type { KeyboardEvent, RefObject } from 'react';

const jumpSeconds = 5;

/** The keys that people know from other players, wherever the focus is in this one. */
export const playerKeys =
  (element: RefObject<HTMLVideoElement | null>, toggleCaptions: () => void) =>
  (event: KeyboardEvent): void => {
    const film = element.current;
    if (!film || event.ctrlKey || event.metaKey || event.altKey) return;
    const onControl = event.target instanceof HTMLElement && event.target.matches('button, select, summary');
    const act = actions[event.key === ' ' ? 'k' : event.key.toLowerCase()];
    // A control has its own use for space and arrows.
    if (!act || (onControl && (event.key === ' ' || event.key.startsWith('Arrow')))) return;
    event.preventDefault();
    act(film, toggleCaptions);
  };

const actions: Record<string, (film: HTMLVideoElement, toggleCaptions: () => void) => void> = {
  k: (film) => {
    if (film.paused) film.play().catch(() => undefined);
    else film.pause();
  },
  arrowleft: (film) => {
    film.currentTime = Math.max(0, film.currentTime - jumpSeconds);
  },
  arrowright: (film) => {
    film.currentTime = Math.min(film.duration || 0, film.currentTime + jumpSeconds);
  },
  m: (film) => {
    film.muted = !film.muted;
  },
  c: (_, toggleCaptions) => toggleCaptions(),
  f: (film) => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // Some phones have no full screen but their own player's.
    else film.requestFullscreen?.().catch(() => undefined);
  },
};
