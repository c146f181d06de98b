/** What the shell's server says at `address` of every part; before it listens, it is the shell that is waited for. */
export async function readStatus(address: string): Promise<{ up: boolean; waitingFor: string }> {
  try {
    const answer = await fetch(address);
    const { parts } = (await answer.json()) as { parts: { name: string; up: boolean }[] };
    const down = parts.filter(({ up }) => !up).map(({ name }) => name);
    return { up: answer.ok, waitingFor: down.join(', ') };
  } catch {
    return { up: false, waitingFor: 'shell' };
  }
}
