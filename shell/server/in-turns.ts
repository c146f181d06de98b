/**
 * Lets requests begin in turns: of each network one in a turn of the event loop, at once where it is the only one. What
 * a hundred clients of one network ask in the same moment then does not stand in front of everybody else's. See
 * docs/decisions/requests-in-turns.md.
 * @returns what waits until a request of that network may begin.
 */
export function inTurns(): (network: string) => Promise<void> {
  /** Those of a network that wait; an empty list once one has begun in this turn. */
  const waiting = new Map<string, (() => void)[]>();

  function nextTurn() {
    for (const [network, queue] of waiting) {
      const begin = queue.shift();
      if (begin) begin();
      else waiting.delete(network);
    }
    if (waiting.size > 0) setImmediate(nextTurn);
  }

  return (network) => {
    const queue = waiting.get(network);
    if (queue) return new Promise((begin) => queue.push(begin));
    if (waiting.size === 0) setImmediate(nextTurn);
    waiting.set(network, []);
    return Promise.resolve();
  };
}
