import { middle } from './clock-estimate';
import { driftOf, rateFor } from './media-control';

interface HeldVideo {
  video: HTMLVideoElement;
  /** Where it should be at a moment of the device's steady clock, in milliseconds; null: it should stand still. */
  targetAt: (steadyMs: number) => number | null;
  /** Of a video that starts over by itself. */
  loopMs: number | null;
  /** How far it is ahead, in milliseconds, as often as that is known. */
  onDrift: (ms: number) => void;
}

/** Of so many frames the middle one counts: one alone may have been late on its way to the screen. */
const frames = 5;
/** A jump takes as long, at first; then what it was seen to take. */
const firstJumpMs = 80;
const longestJumpMs = 800;
/** After a jump nothing is judged until the picture has settled. */
const settleMs = 400;
/** Where the browser tells nothing of its frames, and against whatever stops it. */
const lookEveryMs = 1_000;

/**
 * Holds a video to the wall's time: by its rate, by a jump only where it is far off.
 * @returns to be called when it is not to be held any more.
 */
export function holdToTime({ video, targetAt, loopMs, onDrift }: HeldVideo): () => void {
  const tellsFrames = 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
  let isLeft = false;
  let seen: number[] = [];
  let jumpMs = firstJumpMs;
  let jumpedAtMs = Number.NEGATIVE_INFINITY;
  let isFirstAfterJump = false;

  const jump = (nowMs: number) => {
    const targetMs = targetAt(nowMs + jumpMs);
    if (targetMs === null) return;
    jumpedAtMs = nowMs;
    isFirstAfterJump = true;
    seen = [];
    video.playbackRate = 1;
    video.currentTime = targetMs / 1000;
  };
  const judge = (shownMs: number, atMs: number) => {
    const targetMs = targetAt(atMs);
    if (targetMs === null || atMs - jumpedAtMs < settleMs) return;
    const drift = driftOf(shownMs, targetMs, loopMs);
    if (isFirstAfterJump) {
      // It came too late by so much: the next jump goes further.
      jumpMs = Math.max(0, Math.min(longestJumpMs, jumpMs - drift));
      isFirstAfterJump = false;
    }
    seen = [...seen.slice(1 - frames), drift];
    const middleMs = middle(seen);
    onDrift(middleMs);
    const rate = rateFor(middleMs);
    if (rate === null) jump(performance.now());
    else if (video.playbackRate !== rate) video.playbackRate = rate;
  };
  const onFrame: VideoFrameRequestCallback = (_, { expectedDisplayTime, mediaTime }) => {
    if (isLeft) return;
    judge(mediaTime * 1000, expectedDisplayTime);
    video.requestVideoFrameCallback(onFrame);
  };
  const look = () => {
    const nowMs = performance.now();
    const targetMs = targetAt(nowMs);
    if (targetMs === null) {
      if (!video.paused) video.pause();
      return;
    }
    // A browser that refuses is asked again.
    if (video.paused) video.play().catch(() => undefined);
    if (!tellsFrames) judge(video.currentTime * 1000, nowMs);
  };

  if (tellsFrames) video.requestVideoFrameCallback(onFrame);
  const timer = setInterval(look, lookEveryMs);
  const begin = () => {
    jump(performance.now());
    look();
  };
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
  else video.addEventListener('loadedmetadata', begin, { once: true });
  return () => {
    isLeft = true;
    clearInterval(timer);
    video.removeEventListener('loadedmetadata', begin);
  };
}
