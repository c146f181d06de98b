import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const healthcheckSchema = z.looseObject({ test: z.tuple([z.literal('CMD')], z.string()) });
const serviceSchema = z.looseObject({
  entrypoint: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  build: z.looseObject({ target: z.string(), args: z.record(z.string(), z.string()).default({}) }).optional(),
  depends_on: z.record(z.string(), z.looseObject({ condition: z.string() })).default({}),
  volumes: z.array(z.string()).default([]),
  /** Not of what runs once and ends. */
  healthcheck: healthcheckSchema.optional(),
});
export type Service = z.infer<typeof serviceSchema>;

const composeSchema = z.looseObject({ services: z.record(z.string(), serviceSchema) });

/** The file as Compose hands it to its schema: anchors and merge keys resolved, variables filled in. */
export function readComposeFile(variables: Record<string, string>): unknown {
  const text = readFileSync(join(projectFolder, 'docker-compose.yml'), 'utf8');
  return fillIn(parse(text, { merge: true }), variables);
}

/** What a container of each service gets. */
export function readServices(variables: Record<string, string>): Record<string, Service> {
  return composeSchema.parse(readComposeFile(variables)).services;
}

/** `NAME=value` lines, as `--env-file` reads them. */
export function readEnvFile(path: string): Record<string, string> {
  const lines = readFileSync(join(projectFolder, path), 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/**
 * Fills in `${NAME}`, `${NAME:-default}` and `${NAME:?message}` in all values, and `$$` for a dollar, as Compose does.
 * @throws with a line for each variable that is required and missing or empty.
 */
function fillIn(file: unknown, variables: Record<string, string>): unknown {
  const missing = new Set<string>();
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    if (typeof value !== 'string') return value;
    return value
      .replace(
        /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
        (_all, name: string, kind: string | undefined, rest: string | undefined) => {
          if (!variables[name] && kind === '?') missing.add(`${name}: ${rest}`);
          return variables[name] || (kind === '-' ? (rest ?? '') : '');
        },
      )
      .replaceAll('$$', '$');
  };
  const filled = fill(file);
  if (missing.size > 0) throw new Error([...missing].join('\n'));
  return filled;
}
