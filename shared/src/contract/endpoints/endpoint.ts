import type { z } from 'zod';
import type { BrandAction, TenantAction } from '../entities/permissions';

/**
 * One call of the API, described once: the API registers it and checks what comes in and goes out, OpenAPI is
 * made from it, clients take method, path and types from it, and tests walk the list of them. Its name is a verb
 * and a thing, as in `createApiToken`: the audit log finds by them what the call changes, and makes its words of
 * them. What tests send to it stands in `testing/`, in a file of the same name.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Fastify's form: `/v1/brands/:brandId`. */
  path: string;
  /** One sentence, shown in the API's own page. */
  summary: string;
  /** Chapter of the API's own page. */
  tag: string;
  /**
   * public: anybody. visitor: whoever holds a visitor session. staff: someone with that action; a brand action is
   * asked of the brand in the path.
   */
  access: 'public' | 'visitor' | { tenant: TenantAction } | { brand: BrandAction };
  /**
   * The tenant may own what it is about, too: then `brandId` is null, the address has `/tenant` in the brand's place,
   * and this is asked for. `operations` has it by a name of its own, as `createTenantDocument`.
   */
  ofTenant?: TenantAction;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Where it may be larger than `limits.jsonBodyBytes`. */
  bodyBytes?: number;
  /** Left out when the answer has no body. */
  response?: z.ZodType;
  status: 200 | 201 | 204;
  /** A write to a document: 428 without If-Match, 412 when stale. */
  conditional?: true;
  /**
   * A field of the answer that opens a door: it is given once and not kept with the Idempotency-Key. A repeated call
   * is answered as the first one was, with null in this field.
   */
  givenOnce?: string;
  /** Says something of the moment and changes nothing that lasts: the audit log does not tell of it. */
  passing?: true;
  /** A write that an archived brand allows too: it restores, or takes away what somebody was given or would still happen. */
  whileArchived?: true;
  /** The answer is a text/event-stream of this shape. */
  stream?: true;
}

/** Whether the audit log tells of it: what staff write. */
export const isAudited = ({ access, method, passing }: Endpoint): boolean =>
  method !== 'GET' && !passing && typeof access !== 'string';

/** An endpoint's name, taken apart: `createApiToken` makes `create` and `ApiToken`. */
export function verbAndThing(name: string): [verb: string, thing: string] {
  const end = name.search(/[A-Z]|$/);
  return [name.slice(0, end), name.slice(end)];
}

/** Where something of a brand's would be if it were the tenant's. */
export const tenantsPath = (path: string): string => path.replace('/brands/:brandId/', '/tenant/');

type Definition = Omit<Endpoint, 'status'> & { status?: Endpoint['status'] };

/** Fills in the status that most endpoints share: 200 with an answer, 204 without one. */
export function endpoint<const E extends Definition>(definition: E): E & { status: Endpoint['status'] } {
  return { ...definition, status: definition.status ?? (definition.response ? 200 : 204) };
}

/** The same for all that stand in one chapter. */
export const chapter =
  (tag: string) =>
  <const E extends Omit<Definition, 'tag'>>(definition: E) =>
    endpoint({ ...definition, tag });

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Property<E, K extends string> = E extends Record<K, infer V> ? V : undefined;

/** What a caller hands in. */
export type RequestOf<E extends Endpoint> = OfOwner<E, Given<'params', In<Property<E, 'params'>>>> &
  OptionallyGiven<'query', In<Property<E, 'query'>>> &
  Given<'body', In<Property<E, 'body'>>>;
type Given<K extends string, V> = [V] extends [undefined]
  ? unknown
  : undefined extends V
    ? { [key in K]?: V }
    : { [key in K]: V };
type OfOwner<E, Request> = E extends { ofTenant: TenantAction }
  ? { [key in keyof Request]: Omit<Request[key], 'brandId'> & { brandId: string | null } }
  : Request;
type OptionallyGiven<K extends string, V> = [V] extends [undefined] ? unknown : { [key in K]?: V };

/** What a handler of the API gets, after the schemas have run. */
export interface HandlerInput<E extends Endpoint> {
  params: E extends { ofTenant: string }
    ? Omit<Out<Property<E, 'params'>>, 'brandId'>
    : Out<Property<E, 'params'>>;
  query: Out<Property<E, 'query'>>;
  body: Out<Property<E, 'body'>>;
}

export type ResponseOf<E extends Endpoint> = Out<Property<E, 'response'>>;
