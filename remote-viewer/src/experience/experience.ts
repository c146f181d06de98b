import type {
  DisplayMode,
  ManifestPart,
  ManifestPartContent,
  PlacementState,
  ResolvedPlacement,
  ShownRoot,
} from '@vitrine/shared/contract';

export type Legal = Pick<ResolvedPlacement, 'consentVersion' | 'imprintUrl' | 'privacyUrl'>;

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
  /** Where visitors read who answers for it, and whether these ask them anything; null in test access, where nobody is a visitor. */
  legal: Legal | null;
  /** Of the store; null in the editor's preview, where the reader's own serves. */
  timeZone: string | null;
  /** It stands in a store, for one visitor after the other. */
  isKiosk: boolean;
  /** A kiosk that is not touched for so long starts again; null: never. */
  idleResetSeconds: number | null;
  /** For what the page is laid out; null: the screen's size decides. */
  displayMode: DisplayMode | null;
  root: ShownRoot;
  loadPart: (part: ManifestPart) => Promise<ManifestPartContent>;
}

/** Nothing to show now, and why. */
export interface Closed {
  kind: 'closed';
  reason: Exclude<PlacementState, 'active'> | 'revoked' | 'expired' | 'nothing-to-test';
  title: string;
  /** How it looks and when it opens, as far as that is known; of a test access, what its placement tells everybody. */
  page:
    | (Legal &
        Pick<
          ResolvedPlacement,
          'displayMode' | 'kind' | 'look' | 'logo' | 'opens' | 'picture' | 'pictureSizes' | 'placementId'
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
  /** An area's own page does not start again, and is nobody's visit. */
  mayStartAgain: boolean;
  /** Somebody has stepped in. */
  isThere: boolean;
  onReload: () => void;
  /** Shows the address to somebody else where the page could not be loaded anew: it knows nothing of the former visitor. */
  onRenew: () => void;
}
