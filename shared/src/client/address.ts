import { tenantsPath } from '../contract/endpoints/endpoint';

/** In the place of a brand's id, where the tenant may own what a call is about. Older shells do not know it. */
export const theTenant = null;

/**
 * Fills the parameters of a path in Fastify's form and appends the query.
 * @throws when a parameter of the path is missing.
 */
export function address(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const owned = params.brandId === theTenant ? tenantsPath(path) : path;
  const filled = owned.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`Path ${path}: ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
