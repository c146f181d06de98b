import type { ManifestAdditions, RemoteRelease } from '@vitrine/shared/contract/federation/registry';
import { integrityOf, manifestName } from './built-remote';
import { ReleaseError } from './release-error';

const deadlineMs = 20_000;

/** Where nobody says which shell will run it: a server that lets this one read lets every other read too. */
const anyOrigin = 'https://any-shell.invalid';

/** As what browsers take the files of a remote from another origin. */
const contentTypes = [
  { files: /\.js$/, type: /^(text|application)\/(x-)?(java|ecma)script\b/i, name: 'a script' },
  { files: /\.css$/, type: /^text\/css\b/i, name: 'a style sheet' },
];

/**
 * Fetches a release as browsers will, before any of them is told to: its manifest and every file that the manifest
 * lists have to be there, with the bytes that were released, as what they are, for pages of the shell to read.
 * @param release `entry` as it can be reached from here; `integrity` holds for the manifest, and so for all of it
 * @param shell address of the shell whose pages will ask; any page's, without it
 * @throws ReleaseError naming the first file that is not
 */
export async function checkServed(
  { entry, integrity }: Pick<RemoteRelease, 'entry' | 'integrity'>,
  shell?: string,
): Promise<void> {
  const origin = shell ? new URL(shell).origin : anyOrigin;
  const manifest = await fetchAsBrowsers(entry, origin);
  checkBytes(entry, manifest, integrity);
  const files = Object.entries(listedIn(manifest, entry));
  const answers = await Promise.allSettled(
    files.map(async ([name, expected]) => {
      const url = new URL(name, entry).href;
      checkBytes(url, await fetchAsBrowsers(url, origin), expected);
    }),
  );
  const trouble = answers.find((answer) => answer.status === 'rejected');
  if (trouble) throw trouble.reason;
}

function listedIn(manifest: Buffer, entry: string): ManifestAdditions['integrity'] {
  try {
    const { integrity = {} }: Partial<ManifestAdditions> = JSON.parse(String(manifest));
    return integrity;
  } catch {
    return refuse(`${entry} is no manifest (${manifestName})`);
  }
}

function checkBytes(url: string, bytes: Buffer, integrity: string | undefined): void {
  if (integrity && integrityOf(bytes) !== integrity)
    refuse(`${url} does not serve the bytes of this release`);
}

/** @throws ReleaseError where a page of `origin` would get nothing, or what it may not use. */
async function fetchAsBrowsers(url: string, origin: string): Promise<Buffer> {
  const { answer, bytes } = await fetchWhole(url, origin);
  if (!answer.ok) refuse(`${url} answers ${answer.status}`);
  const readers = answer.headers.get('access-control-allow-origin');
  if (readers !== '*' && readers !== origin) refuse(unreadable(url, origin, readers));
  const { pathname } = new URL(url);
  const sent = answer.headers.get('content-type') ?? 'no type';
  for (const { files, type, name } of contentTypes)
    if (files.test(pathname) && !type.test(sent)) refuse(`${url} is sent as ${sent} and not as ${name}`);
  return bytes;
}

async function fetchWhole(url: string, origin: string) {
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      headers: { origin },
      signal: AbortSignal.timeout(deadlineMs),
    });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch (error) {
    // fetch says only that it failed, and why in the cause.
    const { cause, message } = error as Error & { cause?: Error };
    return refuse(`${url} cannot be reached: ${cause?.message || message}`);
  }
}

function unreadable(url: string, origin: string, readers: string | null): string {
  const sent = readers ? `access-control-allow-origin: ${readers}` : 'no access-control-allow-origin';
  return origin === anyOrigin
    ? `${url} may not be read by the pages of every shell (it sends ${sent}): let it send *, or name the shell that it is for with --shell`
    : `${url} may not be read by pages of ${origin} (it sends ${sent})`;
}

function refuse(trouble: string): never {
  throw new ReleaseError(
    `${trouble}. The registry was left as it is, so what ran goes on. The release lies in the store: make what serves it hand it out there (or name the right --address, or with --check-at another one of the same server that can be reached from here), and release again.`,
  );
}
