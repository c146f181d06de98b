import { useCallback } from 'react';
import type { PageModeProps, ViewerArea } from '../areas/area';
import { areas } from '../areas/registry';
import { LazyContent } from './lazy-content';

type LoadPageMode = NonNullable<ViewerArea['pageModes']>[string];

/** A page of its own that a placement's address asks for: `?present=…` for a presenter's screen. */
export interface AskedPageMode {
  load: LoadPageMode;
  value: string;
  /** Nobody stands before it: it keeps itself up to date, and nothing is laid over it. */
  unattended: boolean | undefined;
}

/** @param search of an address. @returns null where it asks for none that an area has. */
export function pageModeIn(search: string): AskedPageMode | null {
  const asked = new URLSearchParams(search);
  for (const { pageModes = {}, unattended } of Object.values(areas))
    for (const [name, load] of Object.entries(pageModes)) {
      const value = asked.get(name);
      if (value !== null) return { load, value, unattended: unattended?.includes(name) };
    }
  return null;
}

interface Props extends Omit<PageModeProps, 'value' | 'shownPart'> {
  mode: AskedPageMode;
}

export function PageMode({ mode: { load, value }, ...props }: Props) {
  const loadBoth = useCallback(() => Promise.all([load(), import('./part-alone')]), [load]);
  return (
    <LazyContent load={loadBoth}>
      {([Page, { PartAlone }]) => (
        <Page value={value} shownPart={(part) => <PartAlone part={part} {...props} />} {...props} />
      )}
    </LazyContent>
  );
}
