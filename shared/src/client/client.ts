import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoint';
import type { Problem } from '../contract/problem';
import { address } from './address';
import { ApiError } from './api-error';

export interface ClientOptions {
  /** Where the API is; the page's own origin when left out. */
  baseUrl?: string;
  /** A fresh token of the signed-in person; null for visitors, whose session is a cookie. */
  getToken: () => Promise<string | null>;
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Revision that a conditional write was made on. */
  ifMatch?: string | number;
  /** The same key with the same body answers the first result. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Client {
  /**
   * Calls one endpoint of the API.
   * @throws {ApiError} on every answer that is no success, and when no answer comes; an AbortError on abort.
   */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E> & CallOptions): Promise<ResponseOf<E>>;
  /** For code that must stay free of zod: `call<typeof endpoints.getTenant>({ method: 'GET', path: '/v1/tenant' }, {})`. */
  call<E extends Endpoint>(
    endpoint: Pick<E, 'method' | 'path'>,
    request: RequestOf<E> & CallOptions,
  ): Promise<ResponseOf<E>>;
}

interface AnyRequest extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The one way in which browsers talk to the API. */
export function createClient({ baseUrl = '', getToken, fetch: send }: ClientOptions): Client {
  return {
    async call(endpoint: Pick<Endpoint, 'method' | 'path'>, request: AnyRequest) {
      const token = await getToken();
      const headers = new Headers({ accept: 'application/json', ...request.headers });
      if (token) headers.set('authorization', `Bearer ${token}`);
      if (request.body !== undefined) headers.set('content-type', 'application/json');
      if (request.ifMatch !== undefined) headers.set('if-match', `"${request.ifMatch}"`);
      if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
      const url = baseUrl + address(endpoint.path, request.params, request.query);
      const response = await answer(() =>
        (send ?? fetch)(url, {
          method: endpoint.method,
          headers,
          ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
          ...(request.signal ? { signal: request.signal } : {}),
        }),
      );
      if (!response.ok) throw await refusal(response);
      return response.status === 204 ? undefined : response.json();
    },
  };
}

async function answer(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('The server did not answer. Check the connection and try again.', null, null, {
      cause: error,
    });
  }
}

async function refusal(response: Response): Promise<ApiError> {
  if (!response.headers.get('content-type')?.includes('application/problem+json'))
    return new ApiError('The server gave an answer that we do not understand', response.status, null);
  const problem: Problem = await response.json();
  return new ApiError(problem.message, response.status, problem);
}
