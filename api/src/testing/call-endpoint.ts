import { address } from '@vitrine/shared/client/address';
import type { Endpoint, Problem, RequestOf, ResponseOf } from '@vitrine/shared/contract';
import type { StartedApp } from './test-app';
import type { TestRole } from './test-seed';

interface Answer<E extends Endpoint> {
  status: number;
  headers: Record<string, unknown>;
  /** The endpoint's answer, as sent; only to be read after a success. */
  body: ResponseOf<E>;
  /** The same as a problem document; only to be read after a refusal. */
  problem: Problem;
  text: string;
}

/** Calls an endpoint of the contract as a seeded person, without a socket. */
export async function callEndpoint<E extends Endpoint>(
  { app, as }: Pick<StartedApp, 'app' | 'as'>,
  role: TestRole | 'anonymous',
  endpoint: E,
  request: RequestOf<E> & { headers?: Record<string, string> },
): Promise<Answer<E>> {
  const { body, headers, params, query }: LooseRequest = request;
  const response = await app.inject({
    method: endpoint.method,
    url: address(endpoint.path, params),
    ...(query && { query }),
    ...(body !== undefined && { payload: body }),
    headers: { ...as(role), ...headers },
  });
  const json = response.headers['content-type']?.toString().includes('json');
  const content = json ? response.json() : undefined;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: content,
    problem: content,
    text: response.body,
  };
}

interface LooseRequest {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}
