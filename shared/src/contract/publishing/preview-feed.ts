import type { Area } from '../areas/list';
import type { ShownRoot } from './manifest';

/** What the preview sets of a visitor's circumstances, where it does not leave them to the browser. */
export interface PreviewEnvironment {
  /** null: the browser's. */
  language: string | null;
  /** null: the browser's. */
  reducedMotion: boolean | null;
  /** Whether the device is dark; null: as the browser says. */
  dark: boolean | null;
  webgl: boolean;
  online: boolean;
}

/** What staff look at now, to be opened where visitors would open it. */
export interface PreviewShow {
  area: Area;
  documentId: string | null;
}

/** What the editor tells the viewer in its preview. Both stand at one origin, and neither listens to another. */
export type PreviewFeed =
  | {
      kind: 'vitrine-draft';
      root: ShownRoot;
      /** Those that the viewer was not sent before. */
      parts: Record<string, unknown>;
    }
  | { kind: 'vitrine-environment'; environment: PreviewEnvironment }
  | { kind: 'vitrine-show'; show: PreviewShow }
  /** Start again, as somebody who never came here, or as somebody who comes again. */
  | { kind: 'vitrine-arrive'; returning: boolean };

/** What the viewer tells the editor: that it listens, and has nothing yet. */
export interface PreviewReady {
  kind: 'vitrine-ready';
}
