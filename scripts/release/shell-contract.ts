import { ReleaseError } from './release-error';

/** The contract version of the shell that runs at an address. @throws ReleaseError when it does not say. */
export async function readShellContract(address: string): Promise<string> {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(10_000) });
    const { contract } = (await answer.json()) as { contract?: string };
    if (contract) return contract;
  } catch (error) {
    throw new ReleaseError(`The shell at ${address} cannot be asked for its contract version: ${error}`);
  }
  throw new ReleaseError(`What runs at ${address} names no contract version: is it a shell?`);
}
