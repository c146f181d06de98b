import type { Tile } from '../../tiles/tile';
import type { ScanGroup } from './scan-figures';

interface TileWords {
  title: string;
  /** Over what is counted, and over the counts. */
  what: string;
  count: string;
}

/** Scans as one table, for a download. */
export const scanTile = ({ count, title, what }: TileWords, groups: ScanGroup[]): Tile => ({
  ...{ id: 'scans', title, missing: null },
  columns: [what, count],
  rows: groups.flatMap((group) =>
    group.rows.map((row) => ({
      id: `${group.title} ${row.id}`,
      label: `${group.title}: ${row.label}`,
      counts: [row.count],
    })),
  ),
});
