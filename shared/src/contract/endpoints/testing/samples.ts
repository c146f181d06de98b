import type { z } from 'zod';
import type { Endpoint } from '../endpoint';
import type { TenantsName } from '../operations';

/** Ids of what is there when a sample is sent; `ballotId` is a document that is answered with codes, `qrCodeId` a QR code. */
export type SampleIds = Record<
  | 'ballotId'
  | 'brandId'
  | 'documentId'
  | 'experienceId'
  | 'personId'
  | 'placementId'
  | 'qrCodeId'
  | 'sha256'
  | 'storeId',
  string
>;

type Taken<E> = E extends { body: infer Body extends z.ZodType }
  ? NonNullable<z.input<Body>>
  : E extends { query: infer Query extends z.ZodType }
    ? Record<never, never> extends z.input<Query>
      ? never
      : z.input<Query>
    : never;

/**
 * What each of these operations accepts: a body, or a query where it cannot do without one. A new one needs one here,
 * and one of its own for what the tenant owns.
 */
export type Samples<Endpoints extends Record<keyof Endpoints, Endpoint>> = {
  [Name in keyof Endpoints as OperationsTaking<Endpoints, Name>]: (ids: SampleIds) => Taken<Endpoints[Name]>;
};
type OperationsTaking<Endpoints, Name extends keyof Endpoints> = [Taken<Endpoints[Name]>] extends [never]
  ? never
  : Endpoints[Name] extends { ofTenant: string }
    ? Name | TenantsName<Name & string>
    : Name;

let count = 0;
/** A text that no other sample has. */
export const fresh = () => `sample-${++count}`;
