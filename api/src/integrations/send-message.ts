import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import type { DeliveryFailure } from '@vitrine/shared/contract';
import { PrivateAddress } from '../outgoing/reachable-address';
import { requestOutside, type Way as WayOutside } from '../outgoing/request-outside';
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

export interface Way extends WayOutside {
  deadlineMs?: number;
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
  const failed = (failure: DeliveryFailure): Sent => ({ status: null, failure, answer: '' });
  const timeout = AbortSignal.timeout(way.deadlineMs ?? deadlineMs);
  const signal = way.signal ? AbortSignal.any([timeout, way.signal]) : timeout;
  try {
    const response = await post(new URL(address), message, secrets, way, signal);
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
  return requestOutside(url, way, {
    method: 'POST',
    body,
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
  // What was cut in the middle of a character is left out.
  const kept = new StringDecoder('utf8').write(Buffer.concat(pieces).subarray(0, keptAnswerBytes));
  // PostgreSQL takes no null bytes.
  return kept.replaceAll('\0', '');
}
