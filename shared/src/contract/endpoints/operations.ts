import { type EndpointName, endpoints } from '../endpoints';
import { type Endpoint, tenantsPath, verbAndThing } from './endpoint';

type TenantsEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { ofTenant: string } ? Name : never;
}[EndpointName];

/** `createTenantDocument` of `createDocument`. */
export type TenantsName<Name extends string> = Name extends `${VerbOf<Name>}${infer Thing}`
  ? `${VerbOf<Name>}Tenant${Thing}`
  : never;
type VerbOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Uppercase<First>
    ? ''
    : `${First}${VerbOf<Rest>}`
  : '';

/** What the API can be asked to do: an endpoint, or one about what the tenant owns. */
export type OperationName = EndpointName | TenantsName<TenantsEndpoint>;

/** What an endpoint's definition stands for: itself, and the same of what the tenant owns, where that can be. */
export function operationsOf(name: EndpointName): [OperationName, Endpoint][] {
  const endpoint: Endpoint = endpoints[name];
  const { ofTenant, ...own } = endpoint;
  if (!ofTenant) return [[name, endpoint]];
  const [verb, thing] = verbAndThing(name);
  const tenants = {
    ...own,
    path: tenantsPath(own.path),
    access: { tenant: ofTenant },
    summary: `${own.summary} (of the tenant)`,
    ...(own.params && { params: own.params.omit({ brandId: true }) }),
  };
  return [
    [name, endpoint],
    [`${verb}Tenant${thing}` as OperationName, tenants],
  ];
}

/** Every operation by its name: in OpenAPI, in the audit log, and in whatever goes through all of them. */
export const operations = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).flatMap(operationsOf),
) as Record<OperationName, Endpoint>;
