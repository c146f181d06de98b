/**
 * @param ofOneOwner how many of these one owner may run at once, so that there is a place for others where works take
 * long.
 * @returns runs at most `max` works at once. The others wait: owners take turns, each with its own in the order in which
 * they came, so that who brings a hundred delays others by one. A work without an owner is its own.
 */
export function atMost(
  max: number,
  ofOneOwner = max,
): <T>(work: () => Promise<T>, owner?: string) => Promise<T> {
  type Owner = string | symbol;
  /** Whose turn is next comes first. */
  const waiting = new Map<Owner, (() => void)[]>();
  const running = new Map<Owner, number>();
  let all = 0;

  const count = (owner: Owner, change: 1 | -1) => {
    all += change;
    const own = (running.get(owner) ?? 0) + change;
    if (own > 0) running.set(owner, own);
    else running.delete(owner);
  };
  const hasPlace = (owner: Owner) => all < max && (running.get(owner) ?? 0) < ofOneOwner;

  function startNext(): void {
    for (const [owner, [start, ...further]] of waiting) {
      if (!start || !hasPlace(owner)) continue;
      waiting.delete(owner);
      if (further.length > 0) waiting.set(owner, further);
      count(owner, 1);
      start();
      return;
    }
  }

  return async (work, name) => {
    const owner = name ?? Symbol('nobody');
    if (hasPlace(owner)) count(owner, 1);
    else await new Promise<void>((resolve) => waiting.set(owner, [...(waiting.get(owner) ?? []), resolve]));
    try {
      return await work();
    } finally {
      count(owner, -1);
      startNext();
    }
  };
}
