import { ReleaseFailure } from './release-failure';

/**
 * Fetches one file of a release. The browser compares its bytes with `integrity` before anything sees them.
 * @throws ReleaseFailure that says whether asking again can help
 */
export async function fetchChecked(
  url: string,
  integrity: string | undefined,
  deadlineMs: number,
): Promise<Response> {
  const signal = AbortSignal.timeout(deadlineMs);
  const ask = (init: RequestInit) =>
    fetch(url, { ...init, signal }).catch((error: unknown) => {
      if (signal.aborted) throw new ReleaseFailure(`${url} was not there within ${deadlineMs} ms`, true);
      return error as Error;
    });
  let answer = await ask(integrity ? { integrity } : {});
  // The browser does not tell other bytes from no answer: only asking without integrity does.
  if (integrity && answer instanceof Error) {
    const unchecked = await ask({ cache: 'reload' });
    if (unchecked instanceof Response && unchecked.ok)
      throw new ReleaseFailure(`${url} does not have the bytes that were released`, false);
    answer = unchecked;
  }
  if (answer instanceof Error) throw new ReleaseFailure(`${url} cannot be reached`, true);
  if (!answer.ok) throw new ReleaseFailure(`${url} answered ${answer.status}`, answer.status >= 500);
  return answer;
}
