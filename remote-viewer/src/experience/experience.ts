import type {
  DisplayMode,
  ManifestPart,
  ManifestPartContent,
  ManifestRoot,
  PlacementState,
  ResolvedPlacement,
} from '@vitrine/shared/contract';

export type Legal = Pick<ResolvedPlacement, 'imprintUrl' | 'privacyUrl'>;

/** What stands at an address, ready to be shown. */
export interface Experience {
  kind: 'experience';
  placementId: string;
  /** null in test access. */
  manifest: string | null;
  test: {
    testAccessId: string;
    label: string;
    /** Whether it is the editor's preview, whose answers go nowhere. */
    preview: boolean;
  } | null;
  /** Where visitors read who answers for it; null in test access, where nobody is a visitor. */
  legal: Legal | null;
  /** Of the store; null in the editor's preview, where the reader's own serves. */
  timeZone: string | null;
  /** It stands in a store, for one visitor after the other. */
  isKiosk: boolean;
  /** A kiosk that is not touched for so long starts again; null: never. */
  idleResetSeconds: number | null;
  /** For what the page is laid out; null: the screen's size decides. */
  displayMode: DisplayMode | null;
  root: ManifestRoot;
  loadPart: (part: ManifestPart) => Promise<ManifestPartContent>;
}

/** Nothing to show now, and why. */
export interface Closed {
  kind: 'closed';
  reason: Exclude<PlacementState, 'active'> | 'revoked' | 'expired' | 'nothing-to-test';
  title: string;
  /** How it looks and when it opens, as far as that is known. */
  page:
    | (Legal &
        Pick<
          ResolvedPlacement,
          'displayMode' | 'kind' | 'look' | 'logo' | 'opens' | 'picture' | 'pictureSizes'
        >)
    | null;
}

/** The address names nothing. */
export interface Unknown {
  kind: 'unknown';
}

/** What goes on beside a visit is told. */
export interface AroundVisitProps {
  experience: Experience;
  /** Whether the live stream stands. */
  connected: boolean;
  /** Something newer is published. */
  isOutdated: boolean;
  /** An area's own page does not start again. */
  mayStartAgain: boolean;
  /** Somebody has stepped in. */
  isThere: boolean;
  onReload: () => void;
  /** Back at the landing, which could not be loaded anew. */
  onReturn: () => void;
}
