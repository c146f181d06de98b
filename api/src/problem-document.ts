import { STATUS_CODES } from 'node:http';
import type { Problem } from '@vitrine/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isUnavailable } from './db/unavailable';
import { ProblemError, unavailable } from './problem';
import { problemMessage } from './problem-messages';
import { pointerToken } from './validation-error';

/** What a client sees of an error: one shape for everything, in the language it asked for, and no inner details. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new ProblemError(404, 'not-found', 'There is nothing at this address.'), request, reply),
  );
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .headers(problem.details.headers ?? {})
    .type('application/problem+json')
    .send(JSON.stringify(document(problem, request.headers['accept-language'])));
}

/** Enough to mend; a body of a mebibyte may have a hundred thousand things wrong with it. */
const maxErrors = 20;

function document({ code, details, message, status }: ProblemError, language?: string): Problem {
  return {
    type: `urn:vitrine:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message: problemMessage(code, message, language, details.values),
    ...(details.errors && { errors: details.errors.slice(0, maxErrors) }),
    ...(details.current !== undefined && { current: details.current }),
  };
}

/** Fastify's own refusals, by its error codes. */
const refusals: Record<string, ProblemError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ProblemError(413, 'too-large', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ProblemError(
    415,
    'unsupported-media-type',
    'The request must be JSON.',
  ),
  FST_ERR_CTP_INVALID_JSON_BODY: new ProblemError(400, 'invalid-json', 'The request is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new ProblemError(400, 'invalid-json', 'The request is not valid JSON.'),
};

/** PostgreSQL's codes for text that it cannot store: null characters and half surrogate pairs. */
const unstorableText = new Set(['22021', '22P02', '22P05']);

/** And for moments outside of its calendar. */
const unstorableMoment = new Set(['22007', '22008', '22009']);

/** PostgreSQL's code for a number that its column cannot hold, such as a version or a cursor beyond all there are. */
const numberOutOfRange = '22003';

function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, cause, statusCode } = error as {
    code?: unknown;
    cause?: { code?: unknown };
    statusCode?: unknown;
  };
  const known = refusals[String(code)];
  if (known) return known;
  if (unstorableText.has(String(cause?.code)))
    return new ProblemError(400, 'invalid', 'Some of this text has characters that cannot be stored.');
  if (unstorableMoment.has(String(cause?.code)))
    return new ProblemError(400, 'invalid', 'A date in this request cannot be stored.');
  if (String(cause?.code) === numberOutOfRange)
    return new ProblemError(400, 'invalid', 'A number in this request is too large.');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new ProblemError(statusCode, 'invalid', 'The request cannot be understood.');
  if (isUnavailable(error)) return unavailable();
  return new ProblemError(500, 'internal', 'Something went wrong. Please try again.');
}

/** @returns the refusal of a body or query that does not fit its schema: one entry a wrong field. */
export function validationProblem(error: z.ZodError): ProblemError {
  const errors = error.issues.flatMap((issue) => {
    // What is wrong with a key stands one level further in.
    if (issue.code === 'invalid_key')
      return [{ pointer: pointer(issue.path), message: issue.issues[0]?.message ?? issue.message }];
    if (issue.code !== 'unrecognized_keys') return [{ pointer: pointer(issue.path), message: issue.message }];
    return issue.keys.map((key) => ({ pointer: pointer([...issue.path, key]), message: 'Unknown field' }));
  });
  return new ProblemError(400, 'invalid', 'Some of this cannot be accepted.', { errors });
}

/** JSON pointer (RFC 6901). */
const pointer = (path: PropertyKey[]) => path.map((step) => `/${pointerToken(String(step))}`).join('');
