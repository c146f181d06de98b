import type { Document, Experience, ExperienceSummary, Run } from '@vitrine/shared/contract';
import type { MenuAction } from '@vitrine/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import type { EditorText } from '../texts/texts';

/** The groups of the side menu, from top to bottom: what one comes for, not what it is made of. */
export const areaGroups = ['overview', 'show', 'ask', 'voice', 'reach'] as const;

/** What is live in the experience, for the parts that areas put into the dashboard. */
export interface DashboardTileProps {
  summary: ExperienceSummary;
  /** Of all areas, as they are now. */
  runs: Run[];
  /** What can be done with the tile itself. */
  actions: MenuAction[];
}

export interface OfferedDocument {
  /** SHA-256 of its picture. */
  image?: string | undefined;
  /** SHA-256 of its film, where it is one that was uploaded. */
  film?: string | undefined;
  /** Of several one after the other: the first, which is drawn for all. */
  first?: string | undefined;
  /** What is said beside its title. */
  mark?: EditorText;
  /** It is none of those that can be named. */
  isDisabled?: boolean;
}

/**
 * What an area brings to screens that are not its own: the side menu, the dashboard, the view of a published version.
 * Entries arrive with the frame, so what weighs anything comes by `import()`. What an area says stands in its `texts`,
 * under names that the other screens know:
 *
 * | text            | where it is read                                                          |
 * | --------------- | ------------------------------------------------------------------------- |
 * | `intro`         | below the area's heading                                                  |
 * | `create`, `search` | over the list of its documents, where it has one                       |
 * | `emptyTitle`, `emptyText` | in place of that list                                            |
 * | `documents_…`   | "20 products", in findings of the certificate that repeat                 |
 * | `importTitle`   | over the dialog that imports its table                                    |
 * | `fields`        | what the fields of its documents are called, in comparisons and findings  |
 * | `values`        | what the choices in these fields are called, by field; `nothing`: no choice |
 */
export interface AreaEntry {
  icon: ReactNode;
  group: (typeof areaGroups)[number];
  /** What to do in it before the first visitor comes. */
  firstStep?: {
    text: EditorText;
    isDone: (state: { hasDocuments: boolean; experience: Experience }) => boolean;
  };
  /** A section of the dashboard, with its own heading. */
  dashboardTile?: {
    title: EditorText;
    Tile: ComponentType<DashboardTileProps>;
    /** Left out: always. */
    isShown?: (summary: ExperienceSummary) => boolean;
  };
  /** How one of its documents is offered where another area's names one. */
  offered?: (document: Document) => OfferedDocument;
  /** Where else anybody reads a published version in which the area has documents: a path below the version's own. */
  versionAddress?: { path: string; title: EditorText; help: EditorText };
}
