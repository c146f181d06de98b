import { z } from 'zod';
import { type Registry, type RemoteRelease, type RemoteReleases, remoteNames } from './registry';

const version = z.string().min(1).max(100);
/** What is unknown in it is another version's, and stays. */
const release = z.looseObject({
  version,
  entry: z.url({ protocol: /^https?$/ }),
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/, 'a caret range, such as ^1.2.0'),
  integrity: z
    .string()
    .regex(/^sha384-[A-Za-z0-9+/]{64}$/)
    .optional(),
});
const roles = {
  current: release,
  lastKnownGood: release.optional(),
  canary: release.extend({ share: z.number().min(0).max(1) }).optional(),
};
const shellRelease = z.looseObject({
  version,
  contract: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version'),
});

/** Whether a release may run at all, beyond its shape: null, or why not in a few words. */
export type Refuse = (release: RemoteRelease) => string | null;

/**
 * Reads what is good in the text of a registry.json, each entry for itself: a release that is wrong is left out, and so
 * is what has a name that nobody here knows; the others stay.
 * @returns also one line for each that was left out.
 * @throws when it is no JSON, or no registry at all.
 */
export function parseRegistry(
  text: string,
  refuse: Refuse = () => null,
): { registry: Registry; leftOut: string[] } {
  const { remotes, shell } = z
    .object({ remotes: z.record(z.string(), z.unknown()), shell: z.unknown().optional() })
    .parse(JSON.parse(text));
  const registry: Registry = { remotes: {} };
  const leftOut: string[] = [];
  for (const [remote, value] of Object.entries(remotes)) {
    const name = remoteNames.find((known) => known === remote);
    const { good, bad } = name ? goodReleases(value, refuse) : { good: {}, bad: ['no remote has this name'] };
    leftOut.push(...bad.map((line) => `${remote}: ${line}`));
    if (name && Object.keys(good).length > 0) registry.remotes[name] = good;
  }
  const read = shellRelease.optional().safeParse(shell);
  if (read.data) registry.shell = read.data;
  if (read.error) leftOut.push(`shell: ${read.error.issues.map(describe).join(', ')}`);
  return { registry, leftOut };
}

function goodReleases(value: unknown, refuse: Refuse) {
  const good: RemoteReleases = {};
  const bad: string[] = [];
  const given = z.record(z.string(), z.unknown()).safeParse(value);
  if (!given.success) return { good, bad: ['no releases'] };
  for (const [role, schema] of Object.entries(roles)) {
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
