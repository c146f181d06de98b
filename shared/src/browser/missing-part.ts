/** What webpack throws where a file does not come that is fetched when it is needed. */
interface MissingPart extends Error {
  /** Its address. */
  request?: string;
}

export const isMissingPart = (error: unknown): error is MissingPart =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** As long as nobody waits in vain for a server that does not answer. */
const answerWithinMs = 3_000;

/** Whether its server says that there is no such file (any more), rather than nothing. */
export async function isGone({ request }: MissingPart): Promise<boolean> {
  if (!request) return false;
  const signal = AbortSignal.timeout(answerWithinMs);
  const answer = await fetch(request, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (!answer || answer.status >= 500) return false;
  // Some servers answer every address with a page.
  return !answer.ok || /html/.test(answer.headers.get('content-type') ?? '');
}
