import type { ManifestPart } from '@vitrine/shared/contract';
import type { PanelProps, ViewerArea } from '../areas/area';
import { areas } from '../areas/registry';
import type { Texts } from '../texts/en';

/** One thing that the dock opens in the sheet. */
export interface StagePanel {
  key: string;
  title: string;
  Panel: NonNullable<ViewerArea['panel']>['Panel'];
  parts: PanelProps['parts'];
}

/** All that the dock opens, from a manifest's parts. */
export function panelsIn(
  parts: ManifestPart[],
  { texts, say }: { texts: Texts; say: (map: Record<string, string>) => string },
): StagePanel[] {
  return Object.entries(areas).flatMap(([area, { name, panel }]) => {
    const own = parts.filter((part) => part.area === area);
    if (!panel || own.length === 0) return [];
    const { Panel, each } = panel;
    const fallback = name ? texts[name] : '';
    if (!each) return [{ key: area, title: fallback, Panel, parts: own }];
    return own.map((part) => ({
      key: part.documentId ?? part.hash,
      title: say(part.title) || fallback,
      Panel,
      parts: [part],
    }));
  });
}
