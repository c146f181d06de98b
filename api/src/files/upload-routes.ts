import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import { type BrandAction, limits } from '@vitrine/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies';
import { admit } from '../identity/admit';
import { findBrand } from '../identity/find-brand';
import { decide } from '../identity/permissions';
import type { Person } from '../identity/staff';
import { forbidden, notFound, ProblemError, unavailable } from '../problem';
import { readUploadMetadata } from './upload-metadata';
import { newUploadId, type UploadKind, type UploadOwner, type UploadStore } from './upload-store';

const path = '/v1/uploads';
const hourMs = 3600_000;
/** How large it may be, and what one must be allowed to do to begin it. */
const kinds: Record<UploadKind, { maxBytes: number; action: BrandAction }> = {
  experience: { maxBytes: limits.experienceFileBytes, action: 'experiences:write' },
  glb: { maxBytes: limits.glbUploadBytes, action: 'library:write' },
  image: { maxBytes: limits.imageUploadBytes, action: 'library:write' },
  import: { maxBytes: limits.importUploadBytes, action: 'documents:write' },
  video: { maxBytes: limits.videoUploadBytes, action: 'library:write' },
};

/**
 * Resumable uploads (tus 1.0). An upload belongs to a person and a brand; to anybody else it does not exist. What
 * was uploaded is checked when it is used: `createLibraryObject`, `createImage`, `createVideo`,
 * `createImport`, `createExperienceImport`.
 *
 * The one part of the API outside of the table of endpoints, because tus has methods, headers and bodies of its own;
 * so the role matrix does not walk it, and upload-routes.test.ts holds its roles.
 */
export function uploadRoutes(app: FastifyInstance, dependencies: Dependencies, uploads: UploadStore): void {
  const beginning = new Set<{ personId: string; bytes: number }>();
  const owners = new WeakMap<Request, UploadOwner>();
  const ownerOf = (request: Request): UploadOwner => {
    const owner = owners.get(request);
    if (!owner) throw new Error('An upload without an owner');
    return owner;
  };
  const tus = new Server({
    path,
    datastore: uploads.store,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: newUploadId,
    maxSize: (request) => kinds[ownerOf(request).kind].maxBytes,
    onUploadCreate: async (request, { metadata }) => ({ metadata: { ...metadata, ...ownerOf(request) } }),
  });

  const forget = () =>
    uploads
      .forgetExpired()
      .catch((error: unknown) => app.log.warn({ err: error }, 'expired uploads stay for now'));
  const housekeeping = setInterval(forget, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(housekeeping));

  app.register(async (scope) => {
    // The body goes to the upload as it comes in; tus checks its type and length.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.options(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .code(204)
        .headers({
          'tus-resumable': '1.0.0',
          'tus-version': '1.0.0',
          'tus-extension': 'creation,termination,expiration',
        })
        .send(),
    );
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      const person = await caller(request);
      const { brandId, kind } = readUploadMetadata(request.headers['upload-metadata']);
      if (!(Number(request.headers['upload-length']) > 0))
        throw new ProblemError(400, 'empty-upload', 'The file is empty.');
      await permit(person, brandId, kind);
      const start = () => pass(request, reply, { personId: person.id, brandId, kind });
      return begin(person.id, Number(request.headers['upload-length']), start);
    });
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:uploadId`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const person = await caller(request);
        const { uploadId } = request.params as { uploadId: string };
        const owner = await uploads.ownerOf(uploadId);
        if (owner?.personId !== person.id) throw notFound('upload');
        await permit(person, owner.brandId, owner.kind);
        return pass(request, reply, owner);
      },
    });
  });

  async function caller(request: FastifyRequest): Promise<Person> {
    await app.limits.address(request);
    const person = await admit(dependencies, request);
    await app.limits.caller(request, {
      staff: { person },
      apiToken: null,
      brand: null,
      respondentId: null,
    });
    return person;
  }

  /** Those that are being begun count, so that many at once do not pass the limit together. */
  async function begin<T>(personId: string, bytes: number, start: () => Promise<T>): Promise<T> {
    const mine = { personId, bytes };
    beginning.add(mine);
    try {
      const others = [...beginning].filter((one) => one.personId === personId);
      const open = await uploads.openOf(personId);
      const count = open.count + others.length;
      const total = others.reduce((sum, one) => sum + one.bytes, open.bytes);
      if (count > limits.openUploads.count || total > limits.openUploads.bytes)
        throw new ProblemError(
          429,
          'too-many-uploads',
          'Too many of your uploads are open. Use or cancel some first; they expire after a day.',
        );
      return await start();
    } finally {
      beginning.delete(mine);
    }
  }

  async function permit(person: Person, brandId: string, kind: UploadKind): Promise<void> {
    const brand = await findBrand(dependencies.db, person, brandId);
    const decision = decide(person, { brand: kinds[kind].action }, brand);
    if (decision === 'not-found') throw notFound('brand');
    if (decision === 'forbidden') throw forbidden();
  }

  async function pass(
    request: FastifyRequest,
    reply: FastifyReply,
    owner: UploadOwner,
  ): Promise<FastifyReply> {
    const forwarded = webRequest(request);
    owners.set(forwarded, owner);
    const response = await tus.handleWeb(forwarded);
    const headers = Object.fromEntries(response.headers);
    // What could not be written, mostly because the disk is full: tus does not say.
    if (response.status >= 500) throw unavailable();
    if (response.status >= 400) {
      const { 'content-length': _length, 'content-type': _type, ...others } = headers;
      throw new ProblemError(response.status, 'upload', (await response.text()).trim(), { headers: others });
    }
    return reply
      .code(response.status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send();
  }
}

function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const streamed = request.method === 'PATCH' || request.method === 'POST';
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    duplex: 'half',
    ...(streamed && { body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array> }),
  };
  return new Request(new URL(request.url, 'http://uploads'), init);
}
