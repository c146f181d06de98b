/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { endpoints } from '../contract/endpoints';
import { theTenant } from './address';
import { ApiError } from './api-error';
import { createClient } from './client';
import type { GetToken } from './with-token';

const brandId = 'abcdefgh23456789';
const documentId = 'hgfedcba23456789';
const brand = { id: brandId, name: 'Brand' };
const document = { id: documentId, revision: 2 };

interface Received {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: unknown;
}

let server: FastifyInstance;
let baseUrl: string;
let received: Received[];
/** How many connections break before the next answer. */
let breaks: number;
let validTokens: string[];

beforeAll(async () => {
  server = fastify();
  server.addHook('preHandler', async (request, reply) => {
    const { body, headers, method, url } = request;
    received.push({ method, url, headers, body });
    if (breaks > 0) {
      breaks -= 1;
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    const token = headers.authorization?.replace('Bearer ', '');
    if (token && !validTokens.includes(token)) {
      const problem = {
        type: 'urn:vitrine:problem:unauthenticated',
        title: 'Unauthorized',
        status: 401,
        code: 'unauthenticated',
        message: 'Please sign in.',
      };
      return reply.code(401).type('application/problem+json').send(JSON.stringify(problem));
    }
  });
  server.get('/v1/brands/:brandId', async () => brand);
  server.get('/v1/brands', async (_request, reply) =>
    reply.code(502).type('text/html').send('<h1>Bad gateway</h1>'),
  );
  server.post('/v1/brands', async (_request, reply) => reply.code(201).send(brand));
  server.post('/v1/brands/:brandId/archive', async () => brand);
  server.patch('/v1/brands/:brandId/documents/:documentId', async () => document);
  server.patch('/v1/tenant/documents/:documentId', async () => document);
  server.get('/v1/session', () => new Promise(() => undefined));
  await server.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.server.closeAllConnections();
  await server.close();
});
beforeEach(() => {
  received = [];
  breaks = 0;
  validTokens = ['valid'];
});

const clientWith = (getToken: GetToken = async () => 'valid') => createClient({ baseUrl, getToken });
const keys = () => received.map(({ headers }) => headers['idempotency-key']);

describe('a call', () => {
  it('goes to the endpoint’s address with the token, and answers what the API answers', async () => {
    const answer = await clientWith().call(endpoints.getBrand, { params: { brandId } });
    expect(answer).toEqual(brand);
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: `/v1/brands/${brandId}`,
      headers: { authorization: 'Bearer valid', accept: 'application/json' },
    });
    expect(keys()).toEqual([undefined]);
  });

  it('about what the tenant owns has the tenant’s address', async () => {
    const change = { body: {}, ifMatch: 1 };
    await clientWith().call(endpoints.patchDocument, {
      params: { brandId: theTenant, documentId },
      ...change,
    });
    expect(received[0]?.url).toBe(`/v1/tenant/documents/${documentId}`);
  });

  it('carries no token for visitors', async () => {
    await clientWith(async () => null).call(endpoints.getBrand, { params: { brandId } });
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  it('names the revision that it changes', async () => {
    await clientWith().call(endpoints.patchDocument, {
      params: { brandId, documentId },
      body: { data: { title: null } },
      ifMatch: 1,
    });
    expect(received[0]).toMatchObject({ headers: { 'if-match': '"1"' }, body: { data: { title: null } } });
  });

  it('throws the problem document of a refusal', async () => {
    validTokens = [];
    const call = clientWith().call(endpoints.getBrand, { params: { brandId } });
    await expect(call).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      message: 'Please sign in.',
      problem: { code: 'unauthenticated' },
    });
  });

  it('throws the status alone where the answer is not the API’s', async () => {
    const call = clientWith().call(endpoints.listBrands, {});
    await expect(call).rejects.toMatchObject({ status: 502, problem: null });
  });

  it('throws an error without a status when no answer comes', async () => {
    const call = createClient({ baseUrl: 'http://127.0.0.1:1', getToken: async () => null }).call(
      endpoints.getBrand,
      { params: { brandId } },
    );
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({ status: null });
  });

  it('can be aborted, which is no error of the API', async () => {
    const controller = new AbortController();
    const call = clientWith().call(endpoints.getSession, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a token that is refused', () => {
  it('is renewed once, and the call made again with the same key', async () => {
    const asked: (boolean | undefined)[] = [];
    const client = clientWith(async (options) => {
      asked.push(options?.refresh);
      return options?.refresh ? 'valid' : 'old';
    });
    await expect(client.call(endpoints.createBrand, { body: { name: 'Brand' } })).resolves.toEqual(brand);
    expect(asked).toEqual([undefined, true]);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer valid']);
    expect(new Set(keys()).size).toBe(1);
  });

  it('and refused when renewed too waits for a new sign-in, then the call is made with its token', async () => {
    const client = clientWith(async (options) =>
      options?.refused ? 'valid' : options?.refresh ? 'also old' : 'old',
    );
    await expect(client.call(endpoints.createBrand, { body: { name: 'Brand' } })).resolves.toEqual(brand);
    expect(received.map(({ headers }) => headers.authorization)).toEqual(
      ['old', 'also old', 'valid'].map((token) => `Bearer ${token}`),
    );
    expect(new Set(keys()).size).toBe(1);
  });

  it('is given up when nobody signs in again', async () => {
    const client = clientWith(async (options) => (options ? 'also old' : 'old'));
    await expect(client.call(endpoints.getBrand, { params: { brandId } })).rejects.toMatchObject({
      status: 401,
    });
    expect(received).toHaveLength(2);
  });
});

describe('a connection that breaks', () => {
  it('under a creating call: it is sent once more with its key', async () => {
    breaks = 1;
    await expect(clientWith().call(endpoints.createBrand, { body: { name: 'Brand' } })).resolves.toEqual(
      brand,
    );
    expect(received).toHaveLength(2);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('under a conditional write: it is sent once more with the key that the caller chose', async () => {
    breaks = 1;
    const write = clientWith().call(endpoints.patchDocument, {
      params: { brandId, documentId },
      body: {},
      ifMatch: 1,
      idempotencyKey: 'mine',
    });
    await expect(write).resolves.toEqual(document);
    expect(keys()).toEqual(['mine', 'mine']);
  });

  it('twice: it is given up', async () => {
    breaks = 2;
    const call = clientWith().call(endpoints.createBrand, { body: { name: 'Brand' } });
    await expect(call).rejects.toMatchObject({ status: null });
    expect(received).toHaveLength(2);
  });

  it('under a call that could do something twice: it is not sent again', async () => {
    breaks = 1;
    const call = clientWith().call(endpoints.archiveBrand, { params: { brandId } });
    await expect(call).rejects.toMatchObject({ status: null });
    expect(received).toHaveLength(1);
  });

  it('gives two calls two keys', async () => {
    await clientWith().call(endpoints.createBrand, { body: { name: 'A' } });
    await clientWith().call(endpoints.createBrand, { body: { name: 'B' } });
    expect(new Set(keys()).size).toBe(2);
  });
});
