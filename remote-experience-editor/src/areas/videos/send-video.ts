import { resumableUpload } from '@vitrine/shared/client/uploads/resumable-upload';
import { beginUpload, endUpload, videoUpload } from './video-uploads';

interface SendVideoOptions {
  brandId: string;
  getToken: () => Promise<string | null>;
  onSent: (uploadId: string) => void;
  /** It was refused or cancelled. */
  onGivenUp: () => void;
}

const tryAgainMs = 15_000;

/** Sends a film for a document, or goes on where this browser was with the same file. */
export function sendVideo(documentId: string, file: File, options: SendVideoOptions): void {
  const { onGivenUp, onSent, ...uploader } = options;
  const state = videoUpload(documentId);
  let again: ReturnType<typeof setTimeout> | undefined;
  const show = (going: 'running' | 'paused' | 'stalled', sent?: number) =>
    state.setState((now) => ({
      step: 'sending',
      name: file.name,
      sent: sent ?? (now.step === 'sending' ? now.sent : 0),
      total: file.size,
      going,
    }));
  const resume = () => {
    clearTimeout(again);
    show('running');
    upload.resume();
  };
  // A pause is the person's: the connection coming back does not end it.
  const resumeStalled = () => {
    const now = state.getState();
    if (now.step === 'sending' && now.going === 'stalled') resume();
  };
  const leave = () => {
    clearTimeout(again);
    window.removeEventListener('online', resumeStalled);
  };
  const upload = resumableUpload({
    ...uploader,
    file,
    kind: 'video',
    purpose: documentId,
    onProgress: (sent) => show('running', sent),
    onStalled: () => {
      show('stalled');
      again = setTimeout(resumeStalled, tryAgainMs);
    },
    onDone: (uploadId) => {
      leave();
      onSent(uploadId);
    },
    onRefused: ({ message }) => {
      leave();
      endUpload(documentId, { step: 'refused', name: file.name, message });
      onGivenUp();
    },
  });
  window.addEventListener('online', resumeStalled);
  show('running', 0);
  beginUpload(documentId, {
    pause() {
      clearTimeout(again);
      upload.pause();
      show('paused');
    },
    resume,
    cancel() {
      leave();
      upload.cancel();
      endUpload(documentId, { step: 'idle' });
      onGivenUp();
    },
  });
}
