import { open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { PrivateAddress } from './reachable-address';
import { requestOutside, type Way } from './request-outside';

/** Why a file was not fetched. `status`: it was answered otherwise than with the file. */
export type DownloadFailureReason =
  | 'no-address'
  | 'private-address'
  | 'unreachable'
  | 'too-slow'
  | 'status'
  | 'redirects'
  | 'type'
  | 'too-large';

export class DownloadFailure extends Error {
  constructor(
    readonly reason: DownloadFailureReason,
    readonly status?: number,
  ) {
    super(reason);
  }
}

export interface Download {
  /** Beginnings of content types that are taken; an answer that names none is taken too. */
  types: string[];
  maxBytes: number;
  /** For all of it, redirects included. */
  deadlineMs: number;
  signal: AbortSignal;
}

const mostRedirects = 5;

/**
 * Writes the file at an address that somebody gave to `path`, each redirect judged like the address itself. Nothing is
 * left there where it fails.
 * @throws DownloadFailure; what `signal` was aborted with.
 */
export async function download(address: string, path: string, way: Way, wanted: Download): Promise<void> {
  const timeout = AbortSignal.timeout(wanted.deadlineMs);
  const signal = AbortSignal.any([timeout, wanted.signal]);
  try {
    const response = await followed(address, way, signal);
    try {
      await write(response, path, wanted, signal);
    } finally {
      response.destroy();
    }
  } catch (error) {
    await rm(path, { force: true });
    wanted.signal.throwIfAborted();
    if (error instanceof DownloadFailure || isOfOurDisk(error)) throw error;
    if (timeout.aborted) throw new DownloadFailure('too-slow');
    if (error instanceof PrivateAddress) throw new DownloadFailure('private-address');
    throw new DownloadFailure('unreachable');
  }
}

async function followed(address: string, way: Way, signal: AbortSignal): Promise<IncomingMessage> {
  let url = urlOf(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await requestOutside(url, way, {
      signal,
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Vitrine-Import/1' },
    });
    const { headers, statusCode: status = 0 } = response;
    if (status === 200) return response;
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(status) || !headers.location)
      throw new DownloadFailure('status', status);
    url = urlOf(headers.location, url);
  }
  throw new DownloadFailure('redirects');
}

function urlOf(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new DownloadFailure('no-address');
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) throw new DownloadFailure('no-address');
  return url;
}

async function write(
  response: IncomingMessage,
  path: string,
  { maxBytes, types }: Download,
  signal: AbortSignal,
): Promise<void> {
  const type = response.headers['content-type']?.trim().toLowerCase() ?? '';
  if (type !== '' && !types.some((one) => type.startsWith(one))) throw new DownloadFailure('type');
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new DownloadFailure('too-large');
  let bytes = 0;
  // Awaited: a file still being opened when the answer breaks off would be there after it was removed.
  const file = await open(path, 'w');
  await pipeline(
    response,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        bytes += piece.byteLength;
        if (bytes > maxBytes) throw new DownloadFailure('too-large');
        yield piece;
      }
    },
    file.createWriteStream(),
    { signal },
  );
}

/** Not the address's fault. */
const isOfOurDisk = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE', 'ENOENT'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  ) && (error as NodeJS.ErrnoException).syscall !== 'connect';
