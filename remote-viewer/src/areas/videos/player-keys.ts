import type { KeyboardEvent, RefObject } from 'react';

const jumpSeconds = 5;

/** The keys that people know from other players, wherever the focus is in this one. */
export const playerKeys =
  (element: RefObject<HTMLVideoElement | null>, toggleCaptions: () => void) =>
  (event: KeyboardEvent): void => {
    const video = element.current;
    if (!video || event.ctrlKey || event.metaKey || event.altKey) return;
    const onControl = event.target instanceof HTMLElement && event.target.matches('button, select, summary');
    const act = actions[event.key === ' ' ? 'k' : event.key.toLowerCase()];
    // A control has its own use for space and arrows.
    if (!act || (onControl && (event.key === ' ' || event.key.startsWith('Arrow')))) return;
    event.preventDefault();
    act(video, toggleCaptions);
  };

const actions: Record<string, (video: HTMLVideoElement, toggleCaptions: () => void) => void> = {
  k: (video) => {
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
  },
  arrowleft: (video) => {
    video.currentTime = Math.max(0, video.currentTime - jumpSeconds);
  },
  arrowright: (video) => {
    video.currentTime = Math.min(video.duration || 0, video.currentTime + jumpSeconds);
  },
  m: (video) => {
    video.muted = !video.muted;
  },
  c: (_, toggleCaptions) => toggleCaptions(),
  f: (video) => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // Some phones have no full screen but their own player's.
    else video.requestFullscreen?.().catch(() => undefined);
  },
};
