import { z } from 'zod';
import { manifestSchemaVersion } from '../federation/version';
import { manifestPartFile, manifestRoot } from './manifest';

/**
 * What a published version is made of, as JSON Schema 2020-12, for whoever reads manifests without our code: `$defs`
 * has the root, and what a part may be. Open for what later versions add.
 */
export function manifestJsonSchema(): Record<string, unknown> {
  const both = z.object({ root: manifestRoot, part: manifestPartFile });
  const { $schema, $defs, properties } = z.toJSONSchema(both, { io: 'input', unrepresentable: 'any' });
  return {
    $schema,
    title: `Vitrine manifest, schema version ${manifestSchemaVersion}`,
    $ref: '#/$defs/root',
    $defs: { ...$defs, ...properties },
  };
}
