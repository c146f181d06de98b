/** A call that is not answered yet, or whose answer is not taken yet. */
export interface OpenCall {
  /** Whether its client has let its answer lie: it keeps the place of those who take theirs. */
  isLeftLying(): boolean;
  /** Closes the client's connection. */
  cut(): void;
}

/**
 * Counts what each network has open at once. Where there is no room for one more, one whose client has let its answer
 * lie makes room: otherwise one phone that reads nothing would shut out everybody behind the same address.
 * @param atMost how much that may be.
 * @returns what enters one more: a function that leaves again, or null where there is no room.
 */
export function openCalls(atMost: number): (network: string, call: OpenCall) => (() => void) | null {
  const open = new Map<string, Set<OpenCall>>();
  return (network, call) => {
    const calls = open.get(network) ?? new Set();
    if (calls.size >= atMost) {
      const lying = [...calls].find((one) => one.isLeftLying());
      if (!lying) return null;
      calls.delete(lying);
      lying.cut();
    }
    calls.add(call);
    open.set(network, calls);
    return () => {
      calls.delete(call);
      if (calls.size === 0 && open.get(network) === calls) open.delete(network);
    };
  };
}
