import { createHmac } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { DeliveryFailure } from '@vitrine/shared/contract';
import { guardedLookup, isRefusedLiteral, PrivateAddress, type Resolve } from './reachable-address';
import { secretKey } from './sealed-secret';

export interface Message {
  id: string;
  at: Date;
  /** JSON. */
  body: string;
}

export interface Sent {
  status: number | null;
  /** null: the receiver has it. */
  failure: DeliveryFailure | null;
  /** The beginning of the answer. */
  answer: string;
}

export interface Way {
  /** Plain http to the machine itself. */
  allowsLoopback: boolean;
  deadlineMs?: number;
  resolve?: Resolve;
  signal?: AbortSignal;
}

const deadlineMs = 10_000;
const keptAnswerBytes = 1024;

/**
 * Posts a message, signed as Standard Webhooks describe (https://www.standardwebhooks.com). Follows no redirect, keeps
 * no connection, and never reads more of the answer than is kept.
 * @param secrets each signs: during a change of secrets there are two.
 */
export async function sendMessage(
  address: string,
  message: Message,
  secrets: string[],
  way: Way,
): Promise<Sent> {
  const url = new URL(address);
  const failed = (failure: DeliveryFailure): Sent => ({ status: null, failure, answer: '' });
  if (url.protocol !== 'https:' && !way.allowsLoopback) return failed('private-address');
  if (isRefusedLiteral(url, way.allowsLoopback)) return failed('private-address');
  const timeout = AbortSignal.timeout(way.deadlineMs ?? deadlineMs);
  const signal = way.signal ? AbortSignal.any([timeout, way.signal]) : timeout;
  try {
    const response = await post(url, message, secrets, way, signal);
    const status = response.statusCode ?? 0;
    const answer = await beginningOf(response);
    return { status, failure: failureOf(status), answer };
  } catch (error) {
    if (timeout.aborted) return failed('too-slow');
    if (error instanceof PrivateAddress) return failed('private-address');
    const { code } = error as NodeJS.ErrnoException;
    return failed(code === 'ENOTFOUND' ? 'not-found' : 'unreachable');
  }
}

function failureOf(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

function post(url: URL, { at, body, id }: Message, secrets: string[], way: Way, signal: AbortSignal) {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map(
    (secret) =>
      `v1,${createHmac('sha256', secretKey(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`,
  );
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      lookup: guardedLookup(way.allowsLoopback, way.resolve),
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Vitrine-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': signatures.join(' '),
      },
    });
    request.on('response', resolve).on('error', reject).end(body);
  });
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.byteLength;
    // Leaving the loop ends the connection.
    if (bytes >= keptAnswerBytes) break;
  }
  const kept = Buffer.concat(pieces).subarray(0, keptAnswerBytes).toString();
  // PostgreSQL takes no null bytes; what was cut in the middle of a character is left out.
  return kept.replaceAll('\0', '').replace(/\uFFFD+$/, '');
}
