import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
}
interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export const bucketKeys = { id: 'AKIDEXAMPLE', secret: 'not-a-secret', region: 'eu-test-1' };

/**
 * Stands in for a bucket, over HTTP: holds requests to Signature Version 4 and to the body's hash, as S3 documents
 * them, and knows what our store asks of it: GET, PUT with conditions, and lists in pages. It is no S3: what S3 does
 * beyond that (replication, versions, policies) is not tested.
 */
export class FakeBucket {
  readonly objects = new Map<string, Stored>();
  /** What was asked, such as "PUT registry.json". */
  readonly requests: string[] = [];
  /** Requests that are refused whatever they ask. */
  failing: (request: string) => boolean = () => false;
  pageSize = 2;
  private port = 0;
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { status, headers, body } = this.answer(request, Buffer.concat(chunks));
      response.writeHead(status, headers).end(body);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  get environment() {
    return {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${this.port}`,
      AWS_ACCESS_KEY_ID: bucketKeys.id,
      AWS_SECRET_ACCESS_KEY: bucketKeys.secret,
      AWS_REGION: bucketKeys.region,
    };
  }

  private answer(request: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const key = pathname.replace(/^\/bucket\/?/, '');
    const name = `${request.method} ${key}`;
    this.requests.push(name);
    if (this.failing(name)) return refusal(403, 'AccessDenied', 'The bucket refuses');
    if (!isSigned(request)) return refusal(403, 'SignatureDoesNotMatch', 'The signature is wrong');
    if (request.method === 'GET' && key === '') return this.list(searchParams);
    const stored = this.objects.get(key);
    if (request.method === 'GET')
      return stored
        ? { status: 200, headers: { ...stored.headers, etag: stored.etag }, body: stored.body }
        : refusal(404, 'NoSuchKey', 'There is no such key');
    if (request.method !== 'PUT') return refusal(405, 'MethodNotAllowed', 'Not here');
    if (request.headers['x-amz-content-sha256'] !== sha256(body))
      return refusal(400, 'XAmzContentSHA256Mismatch', 'The body was changed on the way');
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    if ((match && match !== stored?.etag) || (noneMatch === '*' && stored))
      return refusal(412, 'PreconditionFailed', 'A condition does not hold');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const headers = Object.fromEntries(
      ['content-type', 'cache-control'].map((header) => [header, String(request.headers[header] ?? '')]),
    );
    this.objects.set(key, { body, etag, headers });
    return { status: 200, headers: { etag } };
  }

  private list(query: URLSearchParams): Answer {
    if (query.get('list-type') !== '2') return refusal(400, 'InvalidArgument', 'Version 2 of lists only');
    const from = Number(query.get('continuation-token') ?? 0);
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const next = from + this.pageSize;
    const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    const contents = keys.slice(from, next).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    return { status: 200, body: `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>` };
  }
}

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
});
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4, "Signing and authenticating REST requests", with the authorization in a header. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const parts =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return false;
  const [, id, day = '', region = '', signedHeaders = '', signature] = parts;
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    pathname,
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${bucketKeys.secret}`,
  ) as Buffer;
  return id === bucketKeys.id && signature === hmac(key, toSign).toString('hex');
}
