export interface PlayedSource {
  url: string;
  /** hls: a playlist that names the film in pieces. */
  format: 'file' | 'hls';
}

const hlsType = 'application/vnd.apple.mpegurl';

/**
 * Lets a video element play a film. Most browsers play HLS by themselves; the others get hls.js, which arrives only
 * then.
 * @param onFailed when it cannot be played; the element says so itself for what the browser plays.
 * @returns to be called when the element goes or gets another source.
 */
export function playSource(
  video: HTMLVideoElement,
  { format, url }: PlayedSource,
  onFailed: () => void,
): () => void {
  if (format === 'file' || video.canPlayType(hlsType)) {
    video.src = url;
    return () => {
      video.removeAttribute('src');
      // Without this the browser goes on downloading.
      video.load();
    };
  }
  let left = false;
  let leave: (() => void) | undefined;
  import('hls.js').then(({ default: Hls }) => {
    if (left) return;
    if (!Hls.isSupported()) return onFailed();
    // Its worker would be a script from a blob, which visitors' pages do not allow.
    const hls = new Hls({ enableWorker: false });
    leave = () => hls.destroy();
    hls.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal) onFailed();
    });
    hls.loadSource(url);
    hls.attachMedia(video);
  }, onFailed);
  return () => {
    left = true;
    leave?.();
  };
}
