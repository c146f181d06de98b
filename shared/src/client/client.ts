import type { Endpoint, RequestOf, ResponseOf } from '../contract/endpoints/endpoint';
import type { Problem } from '../contract/endpoints/problem';
import { address } from './address';
import { ApiError } from './api-error';
import { newKey } from './new-key';
import { type GetToken, withToken } from './with-token';

export interface ClientOptions {
  /** Where the API is; the page's own origin when left out. */
  baseUrl?: string;
  getToken: GetToken;
  fetch?: typeof fetch;
  /** In which the API answers what goes wrong (BCP 47); the browser's when left out. */
  language?: () => string;
  /** What to tell people when no problem document came; English when left out. */
  say?: Say;
}

type Say = (what: keyof typeof english) => string;
const english = {
  noAnswer: 'The server did not answer. Check the connection and try again.',
  notUnderstood: 'The server gave an answer that we do not understand. Try again in a moment.',
};

export interface CallOptions {
  /** Revision that a conditional write was made on. */
  ifMatch?: string | number;
  /** The same key with the same body answers the first result. Calls that create, and conditional writes, get one by themselves. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Client {
  /**
   * Calls one endpoint of the API. Renews a refused token once, and waits for a new sign-in when that is refused too;
   * sends a call that carries a key once more when the connection broke, so that a lost answer is no lost work and
   * nothing is done twice.
   * @throws {ApiError} on every answer that is no success, and when no answer comes; an AbortError on abort.
   */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E> & CallOptions): Promise<ResponseOf<E>>;
  /** For code that must stay free of zod: `call<typeof endpoints.getTenant>({ method: 'GET', path: '/v1/tenant' }, {})`. */
  call<E extends Endpoint>(
    endpoint: Pick<E, 'method' | 'path'>,
    request: RequestOf<E> & CallOptions,
  ): Promise<ResponseOf<E>>;
}

type AnyEndpoint = Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'status' | 'conditional'>>;

interface AnyRequest extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The one way in which browsers talk to the API. */
export function createClient({ baseUrl = '', getToken, fetch: given, language, say }: ClientOptions): Client {
  const words: Say = say ?? ((what) => english[what]);
  const send = (url: string, init: RequestInit) => (given ?? fetch)(url, init);
  return {
    async call(endpoint: AnyEndpoint, request: AnyRequest) {
      const url = baseUrl + address(endpoint.path, request.params, request.query);
      const init = requestInit(endpoint, request);
      if (language) init.headers.set('accept-language', language());
      const repeatable = init.headers.has('idempotency-key');
      const attempt = async (token: string | null) => {
        if (token) init.headers.set('authorization', `Bearer ${token}`);
        try {
          return await send(url, init);
        } catch (error) {
          if (!repeatable || request.signal?.aborted) throw error;
          return send(url, init);
        }
      };
      const response = await answer(request.signal, words, () => withToken(getToken, attempt));
      if (!response.ok) throw await refusal(response, words);
      return response.status === 204 ? undefined : response.json();
    },
  };
}

function requestInit(endpoint: AnyEndpoint, request: AnyRequest) {
  const { body, idempotencyKey, ifMatch, signal } = request;
  const headers = new Headers({ accept: 'application/json', ...request.headers });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (ifMatch !== undefined) headers.set('if-match', `"${ifMatch}"`);
  const keyed = endpoint.status === 201 || endpoint.conditional;
  if (idempotencyKey ?? keyed) headers.set('idempotency-key', idempotencyKey ?? newKey());
  return {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

/** @throws ApiError when no answer comes; an abort stays what it is. */
async function answer(
  signal: AbortSignal | undefined,
  say: Say,
  ask: () => Promise<Response>,
): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(say('noAnswer'), null, null, {
      cause: error,
    });
  }
}

async function refusal(response: Response, say: Say): Promise<ApiError> {
  if (!response.headers.get('content-type')?.includes('application/problem+json'))
    return new ApiError(say('notUnderstood'), response.status, null);
  const problem: Problem = await response.json();
  return new ApiError(problem.message, response.status, problem);
}
