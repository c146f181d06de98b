import type { endpoints, ManifestRoot } from '@vitrine/shared/contract';
import type { ResponseOf } from '@vitrine/shared/contract/endpoints/endpoint';
import type {
  PreviewEnvironment,
  PreviewFeed,
  PreviewReady,
  PreviewShow,
} from '@vitrine/shared/contract/publishing/preview-feed';

/** A pause in typing after which the preview follows. */
const calmMs = 250;

interface FeedViewerOptions {
  /** The window in the preview's frame; null while there is none. */
  viewer: () => Window | null;
  /** Compiles the draft with what is not saved yet. @param known hashes of parts that need not be sent. */
  compile: (known: string[], signal: AbortSignal) => Promise<ResponseOf<typeof endpoints.compilePreview>>;
  /** null once it shows the newest again. */
  onTrouble: (error: unknown) => void;
}

export interface ViewerFeed {
  /** Something changed: compile once nobody types. */
  renew: () => void;
  setEnvironment: (environment: PreviewEnvironment) => void;
  show: (show: PreviewShow) => void;
  arrive: (returning: boolean) => void;
  stop: () => void;
}

/** Keeps the viewer in the preview at the draft as it is in this window. The newest compilation wins. */
export function feedViewer({ viewer, compile, onTrouble }: FeedViewerOptions): ViewerFeed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();
  let root: ManifestRoot | null = null;
  let parts = new Map<string, unknown>();
  /** Hashes that the viewer has; null before it listens. */
  let sent: Set<string> | null = null;
  let environment: PreviewEnvironment | null = null;
  let shown: PreviewShow | null = null;

  const tell = (message: PreviewFeed) => {
    if (sent) viewer()?.postMessage(message, window.location.origin);
  };

  function tellDraft(): void {
    if (!root || !sent) return;
    const unknown = [...parts].filter(([hash]) => !sent?.has(hash));
    for (const [hash] of unknown) sent.add(hash);
    tell({ kind: 'vitrine-draft', root, parts: Object.fromEntries(unknown) });
  }

  async function compileNow(): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      const compiled = await compile([...parts.keys()], signal);
      if (signal.aborted) return;
      const known = parts;
      parts = new Map(
        compiled.root.parts.flatMap(({ hash }) => {
          const part = compiled.parts[hash] ?? known.get(hash);
          return part ? [[hash, part] as const] : [];
        }),
      );
      root = compiled.root;
      tellDraft();
      onTrouble(null);
    } catch (error) {
      if (!signal.aborted) onTrouble(error);
    }
  }

  const hear = ({ origin, source, data }: MessageEvent<PreviewReady>) => {
    if (origin !== window.location.origin || source !== viewer() || data.kind !== 'vitrine-ready') return;
    sent = new Set();
    tellDraft();
    if (environment) tell({ kind: 'vitrine-environment', environment });
    if (shown) tell({ kind: 'vitrine-show', show: shown });
  };
  window.addEventListener('message', hear);

  return {
    renew() {
      clearTimeout(timer);
      timer = setTimeout(() => void compileNow(), calmMs);
    },
    setEnvironment(next) {
      environment = next;
      tell({ kind: 'vitrine-environment', environment });
    },
    show(next) {
      shown = next;
      tell({ kind: 'vitrine-show', show: next });
    },
    arrive: (returning) => tell({ kind: 'vitrine-arrive', returning }),
    stop() {
      clearTimeout(timer);
      running.abort();
      window.removeEventListener('message', hear);
    },
  };
}
