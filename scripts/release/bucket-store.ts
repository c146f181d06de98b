import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { manifestName } from './built-remote';
import { shellFileName } from './built-shell';
import { ReleaseError } from './release-error';
import {
  type ReleaseStore,
  readRegistryText,
  registryText,
  type StoredRegistry,
  type WholeRegistry,
} from './release-store';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.glb': 'model/gltf-binary',
};

/** The file of a remote's or the shell's release that comes last. */
const isLast = (name: string) => name === manifestName || name === shellFileName;

/**
 * Releases in a bucket of S3 or of what speaks like it. Buckets rename nothing, so a release's manifest comes last and
 * makes it whole; and they lock nothing, so the registry is written on the condition that it is still the one that was
 * read. Keys and region come from the variables that the AWS tools use; AWS_ENDPOINT_URL names another service.
 */
export class BucketStore implements ReleaseStore {
  private constructor(
    readonly place: string,
    private readonly client: AwsClient,
    /** Of the bucket, or the folder in it, without a slash at its end. */
    private readonly address: string,
    private readonly prefix: string,
  ) {}

  /** @param name s3://BUCKET/PREFIX, the prefix being optional. @throws ReleaseError when something is missing. */
  static open(name: string, variables: Record<string, string | undefined>): BucketStore {
    const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9.-]{3,63})(?:\/(.*?))?\/?$/.exec(name) ?? [];
    if (!bucket) throw new ReleaseError(`${name} is no address of the kind s3://bucket/prefix.`);
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_ENDPOINT_URL } = variables;
    const region = variables.AWS_REGION ?? variables.AWS_DEFAULT_REGION;
    if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY || !region)
      throw new ReleaseError(
        'A bucket needs AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION in the environment (and AWS_ENDPOINT_URL, when it is not at Amazon).',
      );
    const client = new AwsClient({
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
      region,
      service: 's3',
      retries: 3,
    });
    const endpoint = (AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
    return new BucketStore(name, client, `${endpoint}/${bucket}`, prefix);
  }

  async readRegistry(): Promise<StoredRegistry | null> {
    const answer = await this.ask('GET', this.key('registry.json'), {}, [404]);
    if (answer.status === 404) return null;
    const stored = readRegistryText(await answer.text(), `${this.place}/registry.json`);
    return { ...stored, revision: answer.headers.get('etag') ?? '' };
  }

  async writeRegistry(registry: WholeRegistry, revision: string | null): Promise<void> {
    const text = registryText(registry);
    const condition = revision === null ? { 'if-none-match': '*' } : { 'if-match': revision };
    const headers = { ...condition, 'cache-control': 'no-cache' };
    const { status } = await this.put('registry.json', Buffer.from(text), headers, [409, 412]);
    if (status < 400) return;
    // An attempt whose answer was lost, and which was repeated, has changed it itself.
    const now = await this.readRegistry();
    if (now && registryText(now.whole) === text) return;
    throw new ReleaseError('Another release has changed the registry meanwhile; try again.');
  }

  async versions(folder: string): Promise<string[]> {
    const start = `${this.key(folder)}/`;
    const keys = await this.keys(start);
    return keys
      .map((key) => key.slice(start.length).split('/'))
      .flatMap(([version = '', name = '', ...deeper]) => (isLast(name) && deeper.length === 0 ? version : []))
      .sort();
  }

  async read(folder: string, version: string): Promise<ReadonlyMap<string, Buffer>> {
    const start = `${this.key(folder)}/${version}/`;
    const files = new Map<string, Buffer>();
    for (const key of await this.keys(start)) {
      const answer = await this.ask('GET', key);
      files.set(key.slice(start.length), Buffer.from(await answer.arrayBuffer()));
    }
    return files;
  }

  async readManifest(folder: string, version: string): Promise<Buffer | null> {
    const answer = await this.ask('GET', this.key(`${folder}/${version}/${manifestName}`), {}, [404]);
    return answer.status === 404 ? null : Buffer.from(await answer.arrayBuffer());
  }

  async add(folder: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };
    const manifestLast = [...files]
      // Whatever serves a bucket compresses by itself.
      .filter(([name]) => !/\.(br|gz)$/.test(name))
      .sort(([one], [other]) => Number(isLast(one)) - Number(isLast(other)));
    for (const [name, content] of manifestLast)
      await this.put(`${folder}/${version}/${name}`, content, forEver);
  }

  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  private key(name: string): string {
    return this.prefix ? `${this.prefix}/${name}` : name;
  }

  private put(name: string, body: Buffer, headers: Record<string, string>, expected: number[] = []) {
    const type = types[extname(name)] ?? 'application/octet-stream';
    // Signed with the request, so the bucket refuses a body that was changed on the way.
    const sum = createHash('sha256').update(body).digest('hex');
    const all = { ...headers, 'content-type': type, 'x-amz-content-sha256': sum };
    return this.ask('PUT', this.key(name), { headers: all, body: new Uint8Array(body) }, expected);
  }

  private async keys(prefix: string): Promise<string[]> {
    const found: string[] = [];
    for (let from: string | undefined = ''; from !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (from) query.set('continuation-token', from);
      const xml: string = await (await this.ask('GET', `?${query}`)).text();
      found.push(...[...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key));
      from = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1];
    }
    return found;
  }

  /** @throws ReleaseError with the bucket's own words when it refuses, unless with an expected status. */
  private async ask(method: string, path: string, init: RequestInit = {}, expected: number[] = []) {
    const answer = await this.client
      .fetch(path.startsWith('?') ? `${this.address}${path}` : `${this.address}/${path}`, { ...init, method })
      .catch((error: Error) => {
        throw new ReleaseError(`${this.place} cannot be reached: ${error.cause ?? error.message}`);
      });
    if (answer.ok || expected.includes(answer.status)) return answer;
    const said = /<Message>([^<]+)<\/Message>/.exec(await answer.text())?.[1];
    throw new ReleaseError(`${this.place} refused ${method} ${path} with ${answer.status}: ${said ?? ''}`);
  }
}
