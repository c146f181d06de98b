import { readFile } from 'node:fs/promises';
import type { Registry } from '@vitrine/shared/contract/runtime-config';
import { z } from 'zod';

const release = z.strictObject({
  version: z.string().min(1),
  entry: z.url({ protocol: /^https?$/ }),
  contract: z.string().min(1),
  integrity: z.string().startsWith('sha384-').optional(),
});
const remote = z.strictObject({ current: release, lastKnownGood: release.optional() });

export const registrySchema = z.strictObject({
  remotes: z.strictObject({
    manager: remote.optional(),
    experienceEditor: remote.optional(),
    viewer: remote.optional(),
  }),
});

/**
 * Reads the registry at every request: releases replace the file while this server runs.
 * @throws when it is missing, is no JSON or has another shape.
 */
export async function readRegistry(file: string): Promise<Registry> {
  // Its optional members are absent rather than undefined, as JSON has no undefined.
  return registrySchema.parse(JSON.parse(await readFile(file, 'utf8'))) as Registry;
}
