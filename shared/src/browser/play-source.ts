import type { ErrorData } from 'hls.js';

export interface PlayedSource {
  url: string;
  /** hls: a playlist that names the film in pieces. */
  format: 'file' | 'hls';
}

/** Why a film is not played: it did not arrive, or it is gone or nothing that this browser plays. */
export type PlayFailure = 'unreachable' | 'broken';

/** What a media element says of its own loading. */
export const elementFailure = ({ error }: HTMLMediaElement): PlayFailure =>
  error && error.code === error.MEDIA_ERR_NETWORK ? 'unreachable' : 'broken';

const hlsType = 'application/vnd.apple.mpegurl';

/**
 * Lets a video element play a film. Most browsers play HLS by themselves; the others get hls.js, which arrives only
 * then.
 * @param onFailed when it cannot be played; the element says so itself for what the browser plays (`elementFailure`).
 * @returns to be called when the element goes or gets another source.
 */
export function playSource(
  video: HTMLVideoElement,
  { format, url }: PlayedSource,
  onFailed: (why: PlayFailure) => void,
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
  import('hls.js').then(
    ({ default: Hls }) => {
      if (left) return;
      if (!Hls.isSupported()) return onFailed('broken');
      // Its worker would be a script from a blob, which visitors' pages do not allow.
      const hls = new Hls({ enableWorker: false });
      leave = () => hls.destroy();
      const isGone = goneEverywhere(() => hls.levels.length);
      hls.on(Hls.Events.ERROR, (_, data) => {
        if (!data.fatal && !isGone(data)) return;
        hls.stopLoad();
        onFailed(streamFailure(data));
      });
      hls.loadSource(url);
      hls.attachMedia(video);
    },
    () => onFailed('unreachable'),
  );
  return () => {
    left = true;
    leave?.();
  };
}

/**
 * Whether the server has refused a piece of the film in every rendition. hls.js asks for it in one after the other,
 * round and round, and never calls that fatal; the visitor would look at a film that stands still.
 */
function goneEverywhere(renditions: () => number): (error: ErrorData) => boolean {
  const refused = new Map<string, Set<number>>();
  return ({ frag, response }) => {
    if (!frag || !isRefusal(response)) return false;
    const piece = `${frag.type} ${frag.sn}`;
    const levels = (refused.get(piece) ?? new Set()).add(frag.level);
    refused.set(piece, levels);
    return levels.size >= renditions();
  };
}

const isRefusal = (response: ErrorData['response']) =>
  response?.code !== undefined && response.code >= 400 && response.code < 500;

/** hls.js counts a playlist that says nothing sensible among the network's errors, and a file that is gone. */
const streamFailure = ({ details, response, type }: ErrorData): PlayFailure =>
  type === 'networkError' && !isRefusal(response) && !/parsing/i.test(details) ? 'unreachable' : 'broken';
