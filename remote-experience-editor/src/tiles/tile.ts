/** A number, where there is one. */
export type Count = number | null;

/** What a tile shows, for the eye, as a table, and as a picture. */
export interface Tile {
  /** Under which people arrange it: lower case and hyphens. */
  id: string;
  title: string;
  about?: string;
  /** Why there is nothing in it; null where there is something. */
  missing: string | null;
  /** Over the label and over each of the counts. */
  columns: string[];
  rows: TileRow[];
  /** What holds for all of it: a column of its own in the table. */
  said?: { column: string; text: string } | undefined;
  /** Its counts are of different things: bars would compare what cannot be. */
  mixed?: boolean;
  /** Over time: along an axis instead of one below the other. */
  overTime?: boolean;
  /** And what happened meanwhile, in its order. */
  marks?: TileMark[];
}

/** Where along the axis something happened. */
export interface TileMark {
  /** From 0 where it begins to 1 where it ends. */
  at: number;
  /** No other's. */
  label: string;
  texts: string[];
}

export interface TileRow {
  id: string;
  label: string;
  counts: Count[];
  /** Why a count of it is missing. */
  note?: string;
}
