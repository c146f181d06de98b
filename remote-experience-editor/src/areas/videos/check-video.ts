import type { VideoIntake } from '@vitrine/shared/contract';
import { forgetIntake } from './kept-intake';
import { beginUpload, endUpload, type VideoUpload, videoUpload } from './video-uploads';

interface CheckVideoOptions {
  /** Begins the check. Once it has begun, this does nothing twice. */
  begin: () => Promise<VideoIntake>;
  /** How it goes. */
  ask: () => Promise<VideoIntake>;
  /** Whether a failed call was refused, rather than lost on the way. */
  isRefusal: (error: unknown) => boolean;
  onReady: (sha256: string) => void;
  /** Whatever came of it. */
  onEnd: () => void;
}

const lookAgainMs = 1_000;
const tryAgainMs = 5_000;

/** Waits for the check of a document's uploaded film, also of one that was uploaded in an earlier visit. */
export function checkVideo(documentId: string, name: string, options: CheckVideoOptions): void {
  const { ask, begin, isRefusal, onEnd, onReady } = options;
  let ended = false;
  const end = (outcome: VideoUpload) => {
    ended = true;
    forgetIntake(documentId);
    endUpload(documentId, outcome);
    onEnd();
  };
  const refuse = (message: string) => end({ step: 'refused', name, message });
  const look = async (call: () => Promise<VideoIntake>) => {
    try {
      const { file, message, progress, state } = await call();
      if (ended) return;
      if (state === 'ready' && file) {
        onReady(file.sha256);
        end({ step: 'idle' });
      } else if (state === 'refused') refuse(message ?? '');
      else {
        videoUpload(documentId).setState({ step: 'checking', name, progress }, true);
        setTimeout(look, lookAgainMs, ask);
      }
    } catch (error) {
      if (ended) return;
      if (isRefusal(error)) refuse(error instanceof Error ? error.message : String(error));
      else setTimeout(look, tryAgainMs, call);
    }
  };
  videoUpload(documentId).setState({ step: 'checking', name, progress: 0 }, true);
  beginUpload(documentId, { cancel: () => end({ step: 'idle' }) });
  void look(begin);
}
