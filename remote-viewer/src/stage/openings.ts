import type { ManifestPart, PublicRun } from '@vitrine/shared/contract';
import type { ComponentType } from 'react';
import { PollPanel } from '../areas/polling/poll-panel';
import { ProductPanel } from '../areas/products/product-panel';
import { VideosPanel } from '../areas/videos/videos-panel';
import type { Experience } from '../experience/load-experience';
import type { Texts } from '../texts/en';

/** What an area shows in the sheet. Small: a panel brings its area's code along when it is opened. */
export interface PanelProps {
  experience: Experience;
  parts: ManifestPart[];
  /** What is live at this placement; none before the stream has said so, and in test access. */
  runs: PublicRun[];
  /** Of several documents the one that is asked for: staff look at it beside their preview. */
  asked: string | null;
}

interface AreaPanel {
  Panel: ComponentType<PanelProps>;
  /** Its name where it has no title of its own. */
  name: 'polls' | 'products' | 'videos';
  /** Whether each of its documents stands in the dock by itself, or all of them as one list. */
  each: boolean;
}

/** In the dock's order. */
const panels: Record<string, AreaPanel> = {
  polling: { Panel: PollPanel, name: 'polls', each: true },
  products: { Panel: ProductPanel, name: 'products', each: false },
  videos: { Panel: VideosPanel, name: 'videos', each: false },
};

/** One thing that the dock opens. */
export interface Opening {
  key: string;
  title: string;
  Panel: ComponentType<PanelProps>;
  parts: ManifestPart[];
}

/** All that the dock opens, from a manifest's parts. */
export function openingsIn(
  parts: ManifestPart[],
  { texts, say }: { texts: Texts; say: (map: Record<string, string>) => string },
): Opening[] {
  return Object.entries(panels).flatMap(([area, { Panel, name, each }]) => {
    const own = parts.filter((part) => part.area === area);
    if (own.length === 0) return [];
    if (!each) return [{ key: area, title: texts[name], Panel, parts: own }];
    return own.map((part) => ({
      key: part.documentId ?? part.hash,
      title: say(part.title) || texts[name],
      Panel,
      parts: [part],
    }));
  });
}
