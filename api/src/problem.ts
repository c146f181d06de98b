import type { Problem, Sentence } from '@vitrine/shared/contract';
import type { TranslatableMessage } from './translatable-message';

type FieldErrors = NonNullable<Problem['errors']>;
/** What is wrong with one field. */
export type FieldProblem = FieldErrors[number];

/** A refusal that the caller is told about; the error handler turns it into a problem document. */
export class ProblemError extends Error {
  /**
   * @param status HTTP status.
   * @param code Stable word for programs; also the key of the message in `problem-messages.ts`.
   * @param message For people, in English; a translation by code goes before it.
   * @param details Field errors, the current state where the refusal depends on it, the message's sentence where a
   * report may keep it, and numbers that translations by code have.
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: {
      errors?: FieldErrors;
      current?: unknown;
      headers?: Record<string, string>;
      sentence?: Sentence;
      values?: Record<string, number>;
    } = {},
  ) {
    super(message);
    this.name = 'ProblemError';
  }
}

/** @param pointer names the field when the id came in the body. */
export const notFound = (what: string, pointer?: string) =>
  new ProblemError(
    404,
    'not-found',
    `There is no such ${what}.`,
    pointer ? { errors: [{ pointer, message: `There is no such ${what}.` }] } : {},
  );

/** @param current What the caller needs to go on: the legal actions, the present state. */
export const conflict = (code: string, message: string, current?: unknown) =>
  new ProblemError(409, code, message, current === undefined ? {} : { current });

/** What is archived is not changed. */
export const archived = (what: string) =>
  conflict('archived', `The ${what} is archived. Restore it to go on.`, ['restore']);

/** Nothing that the caller could mend: the same request may do later. */
export const unavailable = () =>
  new ProblemError(503, 'unavailable', 'The service is not available at the moment. Please try again.', {
    headers: { 'retry-after': '2' },
  });

/** Fields that are wrong although their types are right. */
export const invalidFields = (errors: FieldErrors) =>
  new ProblemError(400, 'invalid', 'Some of this cannot be accepted.', { errors });

/** One of them. */
export const invalid = (pointer: string, wrong: string | TranslatableMessage) =>
  invalidFields([{ pointer, ...(typeof wrong === 'string' ? { message: wrong } : wrong) }]);

export const forbidden = (code = 'forbidden', message = 'You are not allowed to do this.') =>
  new ProblemError(403, code, message);

export const unauthenticated = (code = 'unauthenticated', message = 'Please sign in.') =>
  new ProblemError(401, code, message, { headers: { 'www-authenticate': 'Bearer' } });
