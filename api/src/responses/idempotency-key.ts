import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem';

const pattern = /^[\x21-\x7e]{8,200}$/;

/**
 * The key under which a visitor's submission is recorded once, however often it is sent.
 * @throws ProblemError 428 without one, 400 when it is too short, too long or has other than visible ASCII characters.
 */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '')
    throw new ProblemError(428, 'idempotency-key-required', 'Send an Idempotency-Key with an answer.');
  if (!pattern.test(key))
    throw new ProblemError(400, 'invalid', 'An Idempotency-Key has 8 to 200 visible ASCII characters.');
  return key;
}
