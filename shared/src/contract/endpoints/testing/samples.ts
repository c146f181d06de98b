import type { z } from 'zod';
import type { Endpoint } from '../endpoint';

/** Ids of what is there when a sample is sent. */
export type SampleIds = Record<
  'brandId' | 'documentId' | 'experienceId' | 'personId' | 'placementId' | 'sha256' | 'storeId',
  string
>;

type Taken<E> = E extends { body: infer Body extends z.ZodType }
  ? NonNullable<z.input<Body>>
  : E extends { query: infer Query extends z.ZodType }
    ? Record<never, never> extends z.input<Query>
      ? never
      : z.input<Query>
    : never;

/** What each of these endpoints accepts: a body, or a query where it cannot do without one. A new one needs one here. */
export type Samples<Endpoints extends Record<keyof Endpoints, Endpoint>> = {
  [Name in keyof Endpoints as [Taken<Endpoints[Name]>] extends [never] ? never : Name]: (
    ids: SampleIds,
  ) => Taken<Endpoints[Name]>;
};

let count = 0;
/** A text that no other sample has. */
export const fresh = () => `sample-${++count}`;
