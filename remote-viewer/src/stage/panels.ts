import type { ManifestPart } from '@vitrine/shared/contract';
import type { ViewerArea } from '../areas/area';
import { areas } from '../areas/registry';

/** One thing that the dock opens in the sheet. */
export interface StagePanel {
  key: string;
  area: string;
  /** Of a document that stands there by itself. */
  title: ManifestPart['title'];
  Panel: NonNullable<ViewerArea['panel']>['Panel'];
  parts: ManifestPart[];
}

/** All that the dock opens, from a manifest's parts. */
export function panelsIn(parts: ManifestPart[]): StagePanel[] {
  return Object.entries(areas).flatMap(([area, { panel }]): StagePanel[] => {
    const own = parts.filter((part) => part.area === area);
    if (!panel || own.length === 0) return [];
    const { Panel, each } = panel;
    if (!each) return [{ key: area, area, title: {}, Panel, parts: own }];
    return own.map((part) => ({
      key: part.documentId ?? part.hash,
      area,
      title: part.title,
      Panel,
      parts: [part],
    }));
  });
}
