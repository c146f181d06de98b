import { z } from 'zod';
import { type Registry, type RemoteRelease, type RemoteReleases, remoteNames } from './registry';

const version = z.string().min(1).max(100);
const release = z.strictObject({
  version,
  entry: z.url({ protocol: /^https?$/ }),
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'a caret range, such as ^1.2.0'),
  integrity: z
    .string()
    .regex(/^sha384-[A-Za-z0-9+/]{64}$/)
    .optional(),
});
const releases = z.strictObject({
  current: release,
  lastKnownGood: release.optional(),
  canary: release.extend({ share: z.number().min(0).max(1) }).optional(),
});

export const registrySchema = z.strictObject({
  remotes: z.strictObject({
    manager: releases.optional(),
    experienceEditor: releases.optional(),
    viewer: releases.optional(),
  }),
  shell: z.strictObject({ version, contract: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version') }).optional(),
});

/**
 * Reads the text of a registry.json.
 * @throws when it is no JSON or has another shape.
 */
export function parseRegistry(text: string): Registry {
  // Its optional members are absent rather than undefined, as JSON has no undefined.
  return registrySchema.parse(JSON.parse(text)) as Registry;
}

/** Whether a release may run at all, beyond its shape: null, or why not in a few words. */
export type Refuse = (release: RemoteRelease) => string | null;

/**
 * Reads what is good in the text of a registry.json: a release that is wrong is left out, and a remote without a
 * current one; the others stay.
 * @returns also one line for each that was left out.
 * @throws when it is no JSON, or no registry at all.
 */
export function parseRegistryLeniently(
  text: string,
  refuse: Refuse = () => null,
): { registry: Registry; leftOut: string[] } {
  const { remotes } = z.object({ remotes: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  const registry: Registry = { remotes: {} };
  const leftOut: string[] = [];
  for (const [remote, value] of Object.entries(remotes)) {
    const name = remoteNames.find((known) => known === remote);
    const read = name
      ? goodReleases(value, refuse)
      : { good: {} as Partial<RemoteReleases>, bad: ['no remote has this name'] };
    leftOut.push(...read.bad.map((line) => `${remote}: ${line}`));
    const { current, ...others } = read.good;
    if (name && current) registry.remotes[name] = { current, ...others };
  }
  return { registry, leftOut };
}

function goodReleases(value: unknown, refuse: Refuse) {
  const good: Partial<RemoteReleases> = {};
  const bad: string[] = [];
  const given = z.record(z.string(), z.unknown()).safeParse(value);
  if (!given.success) return { good, bad: ['no releases'] };
  for (const [role, schema] of Object.entries(releases.shape)) {
    const read = schema.safeParse(given.data[role]);
    if (!read.success) bad.push(`${role}: ${read.error.issues.map(describe).join(', ')}`);
    else if (read.data !== undefined) {
      const refusal = refuse(read.data as RemoteRelease);
      if (refusal) bad.push(`${role}: ${refusal}`);
      else Object.assign(good, { [role]: read.data });
    }
  }
  return { good, bad };
}

const describe = ({ path, message }: z.core.$ZodIssue) => [...path, message].join(': ');
