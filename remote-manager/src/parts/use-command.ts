import { type Command, useCommands } from '@vitrine/shared/host';
import { useEffect, useMemo, useRef } from 'react';

/** Offers one action of the open screen in the palette; null for those who may not. */
export function useCommand(label: string | null, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const commands = useMemo<Command[]>(
    () => (label === null ? [] : [{ id: label, label, run: () => latest.current() }]),
    [label],
  );
  useCommands(commands);
}
