/** What is open over the page: `open=product:ID`, `open=products`. */
export interface Opened {
  /** As its area calls one of its documents, or the list of them. */
  name: string;
  /** null: the list. */
  id: string | null;
  /** Which of its variants. */
  variant: string | null;
  /** Seconds into it, or the number of its question. */
  at: number | null;
}

/** Where a visitor is inside an experience. */
export interface Place {
  /** The document that fills the page; null: the experience has none that could. */
  view: string | null;
  open: Opened | null;
}

/** What addresses call an area's documents. */
export interface PanelNames {
  /** One of them: `open=poll:ID`. A hotspot may ask for it by this name. */
  one: string;
  /** All of them: `open=products`. Without it the dock opens each document by itself. */
  list?: string;
}

export const opened = (name: string, id: string | null, more: Partial<Opened> = {}): Opened => ({
  name,
  id,
  variant: null,
  at: null,
  ...more,
});

/** Whether an area's panel is what an address calls so: one of its documents, or their list. */
export const isNamed = ({ one, list }: PanelNames, { name, id }: Opened): boolean =>
  id === null ? name === list : name === one;
