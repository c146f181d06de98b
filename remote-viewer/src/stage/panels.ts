import type { ManifestPart } from '@vitrine/shared/contract';
import { isNamed, type Opened, opened } from '../address/place';
import type { ViewerArea } from '../areas/area';
import { areas } from '../areas/registry';

/** One thing that the dock opens in the sheet. */
export interface StagePanel {
  key: string;
  area: string;
  /** Of a document that stands there by itself. */
  title: ManifestPart['title'];
  panel: NonNullable<ViewerArea['panel']>;
  parts: ManifestPart[];
  /** What is open when the dock opens it. */
  open: Opened;
}

/** All that the dock opens, from a manifest's parts. */
export function panelsIn(parts: ManifestPart[]): StagePanel[] {
  return Object.entries(areas).flatMap(([area, { panel }]): StagePanel[] => {
    const own = parts.filter((part) => part.area === area);
    if (!panel || own.length === 0) return [];
    const { list, one } = panel;
    if (list !== undefined)
      return [{ key: area, area, title: {}, panel, parts: own, open: opened(list, null) }];
    return own.map((part) => {
      const id = part.documentId ?? part.hash;
      return { key: id, area, title: part.title, panel, parts: [part], open: opened(one, id) };
    });
  });
}

/** The one that shows what an address names. */
export const panelOf = (panels: StagePanel[], asked: Opened): StagePanel | undefined =>
  panels.find(
    ({ panel, open }) => isNamed(panel, asked) && (panel.list !== undefined || open.id === asked.id),
  );
