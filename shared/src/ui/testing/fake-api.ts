import type { Problem } from '@vitrine/shared/contract';

interface Call {
  /** `POST /v1/brands` */
  name: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}
type Answer = (call: Call) => unknown;

/** Makes an answer a refusal. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly errors?: Problem['errors'],
    /** The thing as it is, of a stale write. */
    readonly current?: unknown,
    readonly code = 'test',
  ) {}
}

/**
 * Stands in for the network: answers calls by method and path, refuses all others with 404.
 * @returns every call, in order.
 */
export function fakeApi(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const call: Call = {
      name: `${init.method ?? 'GET'} ${url.pathname}`,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const answer = await (answers[call.name] ?? (() => new Refusal(404, 'Not found')))(call);
    if (answer instanceof Response) return answer;
    if (!(answer instanceof Refusal)) return Response.json(answer);
    const { code, status, message, errors, current } = answer;
    const problem = { type: 'about:blank', title: message, code, status, message, errors, current };
    return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
  };
  return calls;
}

export const pageOf = <Item>(...items: Item[]) => ({
  items,
  total: items.length,
  nextCursor: null,
  previousCursor: null,
  start: 0,
});
