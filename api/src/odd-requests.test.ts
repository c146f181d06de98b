import { once } from 'node:events';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { endpoints } from '@vitrine/shared/contract';
import { buildApp, type ConnectionTimes, connectionTimes } from './app';
import { isUnavailable } from './db/unavailable';
import { createTestApp, type TestApp } from './testing/test-app';
import { sendBytes, startUpload } from './testing/upload';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test?.close());

/** As no library would send it. */
async function raw(method: string, path: string, headers: string[], body = '') {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  const length = Buffer.byteLength(body);
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      ...headers,
      `Content-Length: ${length}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  await once(socket, 'close');
  return {
    status: Number(/^HTTP\/1.1 (\d{3})/.exec(answer)?.[1]),
    location: /^location: (.*)\r$/im.exec(answer)?.[1],
  };
}

const statuses = { '/v1/session': 401, '/v1/docs': 200, '/nowhere': 404 };
const hosts = [
  'a b',
  '[',
  ':',
  '@',
  'x:99999999',
  'x:y',
  'http://x',
  'a/b',
  '%',
  '\u00e4',
  '<script>',
  'x?y',
  ',',
  '',
];

/** Whoever stands before the API decides which hosts there are; it answers the same to all, and says none back. */
it.each(hosts)('a host called %j changes no answer', async (host) => {
  for (const [path, status] of Object.entries(statuses))
    for (const forwarded of [[], ['X-Forwarded-Host: [', 'X-Forwarded-Proto: ://']]) {
      const answer = await raw('GET', path, [`Host: ${host}`, ...forwarded]);
      expect([path, answer.status]).toEqual([path, status]);
    }
  const made = await raw('POST', '/v1/uploads', [
    `Host: ${host}`,
    `Authorization: ${test.as('owner').authorization}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Length: 5',
    `Upload-Metadata: brandId ${btoa(test.brandId)},kind ${btoa('image')},filename ${btoa('a.png')}`,
  ]);
  expect(made).toEqual({ status: 201, location: expect.stringMatching(/^\/v1\/uploads\/\w+$/) });
});

it('every answer keeps browsers on HTTPS, at this host alone', async () => {
  for (const [url, status] of Object.entries(statuses)) {
    const answer = await test.app.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  }
});

describe('a connection', () => {
  /** What comes back on a connection until it is cut. */
  async function untilCut(times: ConnectionTimes, sent: string): Promise<string> {
    const app = await buildApp(test.dependencies, {
      connectionTimes: { ...connectionTimes, ...times },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
    socket.write(sent);
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece;
    });
    await once(socket, 'close');
    await app.close();
    return answer;
  }
  const begun = [
    `POST ${endpoints.checkInvitation.path} HTTP/1.1`,
    ...['Host: x', 'Content-Type: application/json', 'Content-Length: 5', '', '{'],
  ].join('\r\n');

  it('on which somebody is silent is cut, by the product after a minute', async () => {
    expect(await untilCut({ connectionTimeout: 50 }, 'GET /healthz HTTP/1.1\r\n')).toBe('');
    expect(test.app.server.timeout).toBe(60_000);
  });

  it('on which a request does not end is told so and cut, by the product after five minutes', async () => {
    // Node takes the longer of its two for the whole request.
    const http = { connectionsCheckingInterval: 10, headersTimeout: 40 };
    expect(await untilCut({ requestTimeout: 50, http }, begun)).toMatch(/^HTTP\/1.1 408 /);
    expect(test.app.server.requestTimeout).toBe(300_000);
  });
});

it.each([
  'text/plain',
  'nonsense',
  'a/b;',
  'application/json; charset',
  ';',
  ' ',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json\u0000',
])('a body of type %j is refused', async (type) => {
  const calls = [
    ['POST', endpoints.createVisitorSession.path],
    ['POST', endpoints.checkInvitation.path],
    ['PATCH', '/v1/tenant'],
    ['POST', '/v1/uploads'],
    ['POST', `/v1/placements/${test.placementId}/responses`],
  ] as const;
  for (const [method, url] of calls) {
    const headers = [`Host: x`, `Authorization: ${test.as('owner').authorization}`, `Content-Type: ${type}`];
    const { status } = await raw(method, url, headers, 'name=x');
    expect([method, url, status >= 400 && status < 500, status]).toEqual([method, url, true, status]);
  }
});

it.each([3, 38, 999_999])(
  'version %i of the schema of manifests, which nobody knows, is refused',
  async (schema) => {
    const hash = 'a'.repeat(64);
    for (const { path } of [endpoints.getManifest, endpoints.getManifestPart]) {
      const answer = await test.app.inject({ url: `${path.replace(':hash', hash)}?schema=${schema}` });
      expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/schema' }] });
    }
  },
);

describe('a full disk', () => {
  it('is told apart from a mistake', async () => {
    const error = await writeFile('/dev/full', 'x').catch((cause: unknown) => cause);
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new Error('Failed query', { cause: error }))).toBe(true);
  });

  it('takes no upload for now', async () => {
    const { dataDir } = test.dependencies.config;
    const metadata = { brandId: test.brandId, kind: 'image', filename: 'a.png' };
    const started = await startUpload(test, test.as('owner'), metadata, 5);
    const location = String(started.headers.location);
    const file = join(dataDir, 'uploads', location.split('/').at(-1) ?? '');
    await rm(file);
    await symlink('/dev/full', file);
    const answer = await sendBytes(test, test.as('owner'), location, 0, Buffer.from('bytes'));
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
