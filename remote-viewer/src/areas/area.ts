import type {
  AreaStates,
  ManifestPart,
  PublicRun,
  PublicSnapshot,
  ShownRoot,
  VisitEvent,
} from '@vitrine/shared/contract';
import type { Covered } from '@vitrine/shared/scene';
import type { ComponentType, ReactNode } from 'react';
import type { PanelNames } from '../address/place';
import type { Experience } from '../experience/experience';
import type { Dictionary } from '../language/dictionary';

/** What of an experience a panel shows. */
export interface PanelProps {
  experience: Experience;
  parts: ManifestPart[];
  /** What fills the page, one at a time. */
  views: ManifestPart[];
  /** What is live of these parts; nothing before the stream has said so, and in test access. */
  runs: PublicRun[];
  /** What areas say at this placement; null likewise. */
  live: AreaStates | null;
}

export interface StageProps {
  part: ManifestPart;
  /** Of the experience. */
  root: ShownRoot;
  loadPart: Experience['loadPart'];
  /** What panels lie over: what is shown is composed for the rest. */
  covered: Covered;
}

/** Of `attract.tsx`, which an area with a stage has beside `stage.ts`: what a kiosk shows to those who pass by, behind its landing. */
export interface AttractProps {
  part: ManifestPart;
  loadPart: Experience['loadPart'];
  /** All of it is there. */
  onThere: () => void;
}

export interface PageModeProps {
  experience: Experience;
  /** What the address says of the mode: `?present=this`. */
  value: string;
  /** All that is live at this placement; null before the stream has said so, and in test access. */
  live: PublicSnapshot | null;
  /** One part of the experience alone, as its area shows it where nobody can press anything; null where it does not. */
  shownPart: (part: ManifestPart) => ReactNode;
}

export interface DisplayedProps {
  part: ManifestPart;
  experience: Experience;
  live: PublicSnapshot | null;
}

/**
 * What an area brings to the viewer. Whatever is named here is small, since everybody downloads it with the stage:
 * its components load the rest of themselves when they are shown.
 */
export interface ViewerArea {
  /** What the dock calls its parts that have no title of their own. */
  name?: Dictionary<{ name: string }>;
  /** What the dock opens in the sheet. */
  panel?: PanelNames & { Panel: ComponentType<PanelProps> };
  /** Its parts fill the page behind everything else, one at a time; its `stage.ts` is fetched early. */
  stage?: {
    /** Of an address, that says which: `scene=ID`. A hotspot may ask for it by this name. */
    key: string;
    Stage: ComponentType<StageProps>;
    /** Stands there where an experience has no such part. A draft may have none. */
    Empty: ComponentType;
    /** What is counted when a part was there; left out where nothing is. */
    shown?: (documentId: string) => VisitEvent;
  };
  /** Whole pages of its own, by the query parameter of a placement’s address that asks for them. */
  pageModes?: Readonly<Record<string, () => Promise<ComponentType<PageModeProps>>>>;
  /** Those of them that stay open for months with nobody before them, and keep themselves up to date. */
  unattended?: readonly string[];
  /** One of its parts on a screen that nobody can press; left out where it has a stage, which shows it. */
  displayed?: () => Promise<ComponentType<DisplayedProps>>;
  /** Under which keys it keeps on the device what a visitor leaves there; a kiosk removes them for the next visitor. */
  storageKeys?: (experienceId: string) => string[];
  /** Where staff see its documents beside their form; on the stage, unless it says otherwise. */
  preview?: 'landing';
}
