import { loggedAddress } from '@vitrine/shared/contract/values/logged-address';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { stdSerializers } from 'pino';

/** What logs hold of requests and errors: nothing that opens a door, and nothing that people wrote. */
export const logging = {
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    req: ({ ip, method, url }: FastifyRequest) => ({ method, url: loggedAddress(url), remoteAddress: ip }),
    err: (error: Error) => stdSerializers.err(withoutParameters(error)),
  },
};

/** A failed query's message ends with the values that were written; the statement and the cause say enough. */
function withoutParameters(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const shortened = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  if (error.stack) shortened.stack = error.stack.replace(error.message, shortened.message);
  return shortened;
}
