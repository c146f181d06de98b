import type { Problem } from '@vitrine/shared/contract';
import type { ServedRegistry } from '@vitrine/shared/contract/federation/registry';
import { useRuntimeConfig } from '@vitrine/shared/host';
import { useCallback, useEffect, useState } from 'react';

/** The registry as the shell's server has it now, or why it has none: its own words, or null when it does not answer. */
export type AskedRegistry = { registry: ServedRegistry } | { failure: string | null };

/** Asks when the screen opens, and whenever it is told to. @returns null until there is an answer. */
export function useRegistry(): { asked: AskedRegistry | null; askAgain: () => void } {
  const { manifestMs } = useRuntimeConfig().deadlines;
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<AskedRegistry | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let wanted = true;
    setAsked(null);
    ask(manifestMs).then((answer) => wanted && setAsked(answer));
    return () => {
      wanted = false;
    };
  }, [attempt, manifestMs]);
  return { asked, askAgain: useCallback(() => setAttempt((count) => count + 1), []) };
}

async function ask(deadlineMs: number): Promise<AskedRegistry> {
  try {
    const answer = await fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(deadlineMs),
    });
    const body: ServedRegistry & Problem = await answer.json();
    return answer.ok ? { registry: body } : { failure: body.message };
  } catch {
    return { failure: null };
  }
}
