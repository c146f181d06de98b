import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { guardedLookup, isRefusedLiteral, PrivateAddress, type Resolve } from './reachable-address';

/** What is allowed on the way to an address that somebody else named. */
export interface Way {
  /** Also plain http, and to the machine itself. */
  allowsLoopback: boolean;
  resolve?: Resolve;
}

interface Outgoing extends Pick<RequestOptions, 'method' | 'headers'> {
  body?: string;
  /** Ends the request, and the answer while it is being read. */
  signal: AbortSignal;
}

/**
 * The only way in which the API asks an address that somebody else named: over https, to the public internet, judged
 * again at each connection, on a connection of its own. Follows no redirect: whoever does asks again with its address.
 * @returns the answer, whose body is the caller's to read up to a limit, or to destroy.
 * @throws PrivateAddress for one that is refused; what the connection throws otherwise.
 */
export async function requestOutside(
  url: URL,
  { allowsLoopback, resolve }: Way,
  { body, ...options }: Outgoing,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const isPlain = url.protocol === 'http:' && allowsLoopback;
  if (!(isSecure || isPlain) || isRefusedLiteral(url, allowsLoopback)) throw new PrivateAddress(url.host);
  return new Promise((answer, fail) => {
    (isSecure ? requestHttps : requestHttp)(url, {
      ...options,
      agent: false,
      lookup: guardedLookup(allowsLoopback, resolve),
    })
      .on('response', answer)
      .on('error', fail)
      // An answer that switches protocols is neither of both. After either, this does nothing.
      .on('close', () => fail(new Error(`${url.host} ended the connection without an answer`)))
      .end(body);
  });
}
