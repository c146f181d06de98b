import type { DocumentArea, ManifestPartContent, ManifestRoot } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { ProblemError } from '../problem';

type Json = Record<string, unknown>;

/**
 * From one schema version to the next: pure functions over JSON, which only add. So a viewer that was rolled back reads
 * what was published since: it ignores what it does not know. What is left out stays as it is.
 */
interface SchemaMigration {
  /** The root of a published version. */
  root?(root: Json): Json;
  /** One of its parts. */
  part?(part: Json): Json;
  /** Data of a document in an experience's file. Stored drafts have defaults in their schemas. */
  document?(area: DocumentArea, data: Json): Json;
}

/**
 * Version 1 began before there were logos, dark schemes and fonts of headings: what it leaves out of a theme is what
 * visitors saw then. Its parts did not say their version.
 */
const toVersion2: SchemaMigration = {
  root: ({ theme, ...root }) => ({ logo: null, ...root, theme: wholeTheme(theme as Json) }),
  document: (area, data) => (area === 'theme' ? wholeTheme(data) : data),
};

const wholeTheme = (theme: Json): Json => ({
  poster: null,
  logo: null,
  dark: null,
  headingFont: null,
  spacing: 'regular',
  buttons: 'filled',
  ...theme,
});

/** The first brings version 1 to version 2, and so on. The only such list. */
export const schemaMigrations: readonly SchemaMigration[] = [toVersion2];

/** A stored root as a schema version has it, or newer: see `SchemaMigration`. @throws ProblemError 503 `newer-schema`. */
export const rootAs = (stored: object, version: number = manifestSchemaVersion): ManifestRoot =>
  migrated(stored, version, 'root') as unknown as ManifestRoot;

/** The same of a stored part, read from its JSON. */
export const partAs = (json: string, version: number = manifestSchemaVersion): ManifestPartContent =>
  migrated(JSON.parse(json) as Json, version, 'part') as unknown as ManifestPartContent;

/** Data of a document that was written down as a schema version. @throws ProblemError 503 `newer-schema`. */
export const documentFrom = (version: number, area: DocumentArea, data: Json): Json =>
  steps(version, manifestSchemaVersion).reduce(
    (older, { document }) => document?.(area, older) ?? older,
    data,
  );

/** Parts of version 1 did not say it. */
export const schemaVersionOf = ({ schemaVersion = 1 }: { schemaVersion?: number }) => schemaVersion;

function migrated(stored: object, version: number, what: 'root' | 'part'): Json {
  const schemaVersion = schemaVersionOf(stored);
  if (version >= 1 && version < schemaVersion && schemaVersion <= manifestSchemaVersion)
    return stored as Json;
  const newest = steps(schemaVersion, version).reduce(
    (older, migration) => migration[what]?.(older) ?? older,
    stored as Json,
  );
  return schemaVersion === version ? newest : { ...newest, schemaVersion: version };
}

function steps(from: number, to: number): readonly SchemaMigration[] {
  if (from >= 1 && from <= to && to <= manifestSchemaVersion) return schemaMigrations.slice(from - 1, to - 1);
  throw new ProblemError(
    503,
    'newer-schema',
    `This was published by a newer Vitrine (schema version ${Math.max(from, to)}), and this server reads at most ${Math.min(to, manifestSchemaVersion)}. Update the server, or publish again.`,
  );
}
