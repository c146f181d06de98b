import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type HandlerInput,
  isAudited,
  operationsOf,
  problem,
  type ResponseOf,
  type TenantAction,
} from '@vitrine/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordOutcome, recordWrite } from './audit/audit-trail';
import type { Dependencies } from './dependencies';
import { once, type Write } from './idempotency';
import { type Access, passGate } from './identity/gate';
import type { BrandAccess, Staff } from './identity/staff';
import { forbidden, invalid, ProblemError } from './problem';
import { findValidationError } from './validation-error';

/** What a handler gets. `staff` and `brand` may only be read where the endpoint's access asks for them. */
export type Call<E extends Endpoint> = HandlerInput<E> & {
  request: FastifyRequest;
  reply: FastifyReply;
  staff: Staff;
  brand: BrandAccess;
  /** Of the brand that owns what the call is about; null: the tenant does. Nowhere else does it say anything. */
  brandId: E extends { ofTenant: TenantAction } ? string | null : never;
  respondentId: string | null;
  /** What staff write is written in here, once, and only with the transaction that it hands in. */
  write: Write;
};

const accesses = new WeakMap<FastifyRequest, Access>();
/** Calls whose audit entry is committed, with the outcome that it tells. */
const recorded = new WeakMap<FastifyRequest, number>();
const nobody: Access = { staff: null, apiToken: null, brand: null, respondentId: null };
const names = new Map(
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, endpoint]) => [endpoint, name]),
);

/**
 * Registers an endpoint of the contract. Does once, for all of them: rate limits, authentication, permission, 404
 * for foreign brands, validation, no caching, Idempotency-Key for what staff create, an audit entry for what staff write, and
 * the OpenAPI description. Where the tenant may own what the call is about, both of its addresses are registered.
 * @param handler answers the endpoint's response; a stream or stored bytes are sent on `reply`, which it then returns.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  dependencies: Dependencies,
  endpoint: E,
  handler: Handler<E>,
): void {
  const name = names.get(endpoint);
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} stands in no contract.`);
  for (const [operation, itsEndpoint] of operationsOf(name))
    register(app, dependencies, operation, itsEndpoint, handler);
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E> | FastifyReply>;

function register<E extends Endpoint>(
  app: FastifyInstance,
  dependencies: Dependencies,
  name: string,
  endpoint: Endpoint,
  handler: Handler<E>,
): void {
  /** The entry is committed with what it tells of. */
  const audited =
    (write: Write, request: FastifyRequest, access: Access): Write =>
    async (work, options) => {
      const call = { action: name, access, request, outcome: endpoint.status };
      const answer = await write((tx) => recordWrite(dependencies, tx, call, work, options?.about), options);
      recorded.set(request, endpoint.status);
      return answer;
    };

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyBytes && { bodyLimit: endpoint.bodyBytes }),
    // A stream has no end: to ask for its head would wait for ever.
    ...(endpoint.stream && { exposeHeadRoute: false }),
    schema: { ...requestSchemas(endpoint), ...description(endpoint, name) },
    onRequest: async (request, reply) => {
      // Answers belong to who asked; the few that everybody gets alike say themselves how long they may be kept.
      reply.header('cache-control', 'no-store');
      await app.limits.address(request);
      await passGate(dependencies, endpoint, request, (access) => {
        accesses.set(request, access);
        return app.limits.caller(request, access);
      });
    },
    preValidation: async (request) => {
      if (endpoint.conditional && !request.headers['if-match'])
        throw new ProblemError(428, 'if-match-required', 'Say in If-Match which revision this changes.');
      if (!endpoint.body && request.body && Object.keys(request.body).length > 0)
        throw invalid('', 'This call takes no body');
      const validationError = findValidationError(request.body);
      if (validationError) throw invalid(validationError.pointer, validationError.message);
    },
    ...(isAudited(endpoint) && {
      onSend: async (request: FastifyRequest, { statusCode: outcome }: FastifyReply) => {
        const access = accesses.get(request) ?? nobody;
        // What was written together with its entry has it already, unless the call failed after that.
        if (recorded.get(request) !== outcome)
          await recordOutcome(dependencies, { action: name, access, request, outcome });
      },
    }),
    handler: async (request, reply) => {
      const access = accesses.get(request) ?? nobody;
      reply.code(endpoint.status);
      const run = (write: Write) =>
        handler(callOf<E>(request, reply, access, audited(write, request, access)));
      const key = request.headers['idempotency-key'];
      if (!access.staff || endpoint.status !== 201 || typeof key !== 'string')
        return run((work) => dependencies.db.transaction(work));
      const content = { method: request.method, url: request.url, body: request.body };
      const { givenOnce } = endpoint;
      const call = { owner: access.staff.person.id, key, content, ...(givenOnce && { givenOnce }) };
      return once(dependencies.db, dependencies.now, call, run);
    },
  });
}

function callOf<E extends Endpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
  write: Write,
): Call<E> {
  const input = { params: request.params, query: request.query, body: request.body } as HandlerInput<E>;
  return {
    ...input,
    request,
    reply,
    write,
    brandId: (access.brand?.id ?? null) as Call<E>['brandId'],
    respondentId: access.respondentId,
    get staff() {
      // What a person is needed for: to be seen by colleagues.
      if (access.apiToken) throw forbidden('people-only', 'This is for people. Please sign in.');
      if (!access.staff) throw new Error('This endpoint is not for staff.');
      return access.staff;
    },
    get brand() {
      if (!access.brand) throw new Error('This endpoint asks for no brand.');
      return access.brand;
    },
  };
}

const requestSchemas = ({ body, params, query }: Endpoint) => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
});

function description(endpoint: Endpoint, name: string) {
  const success = endpoint.stream
    ? {
        description: 'Events named `snapshot`',
        content: { 'text/event-stream': { schema: endpoint.response } },
      }
    : endpoint.response;
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: typeof endpoint.access === 'string' ? [] : [{ staff: [] }],
    response: {
      ...(success && { [endpoint.status]: success }),
      default: { description: 'A problem', content: { 'application/problem+json': { schema: problem } } },
    },
  };
}
