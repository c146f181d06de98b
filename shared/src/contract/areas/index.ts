import type { z } from 'zod';
import type { AreaContract, AreaDocument } from './area-contract';
import { areaContracts } from './registry';

export type { AreaDocument } from './area-contract';
export { type Area, areas, defaultArea } from './list';

type Contracts = typeof areaContracts;

export type DocumentArea = {
  [A in keyof Contracts]: Contracts[A] extends { document: AreaDocument } ? A : never;
}[keyof Contracts];

/** The areas whose content is documents. */
export const documentAreas = Object.entries<AreaContract>(areaContracts).flatMap(([area, { document }]) =>
  document ? area : [],
) as [DocumentArea, ...DocumentArea[]];

export const areaDocuments = Object.fromEntries(
  documentAreas.map((area) => [area, areaContracts[area].document]),
) as { [A in DocumentArea]: Contracts[A]['document'] };

type TenantArea = {
  [A in DocumentArea]: Contracts[A]['document'] extends { ofTenant: true } ? A : never;
}[DocumentArea];

/** Areas whose documents may also belong to the whole tenant. */
export const tenantAreas = documentAreas.filter((area) => 'ofTenant' in areaContracts[area].document) as [
  TenantArea,
  ...TenantArea[],
];

export type TokenArea = {
  [A in keyof Contracts]: Contracts[A] extends { tokens: unknown } ? A : never;
}[keyof Contracts];

/** Areas whose documents may be answered with codes that work once. */
export const tokenAreas = Object.entries<AreaContract>(areaContracts).flatMap(([area, { tokens }]) =>
  tokens ? area : [],
) as [TokenArea, ...TokenArea[]];

export type DocumentData<A extends DocumentArea> = z.infer<Contracts[A]['document']['schema']>;
