import {
  areaDocuments,
  type DocumentArea,
  manifestPartFile,
  manifestRoot,
  themeFonts,
} from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import fc from 'fast-check';
import version1 from '../testing/versions/schema-1.json';
import version2 from '../testing/versions/schema-2.json';
import { canonicalJson, sha256Of } from './canonical';
import { documentFrom, partAs, rootAs, schemaMigrations } from './schema-migrations';

type Json = Record<string, unknown>;

const words = fc.dictionary(fc.constantFrom('en', 'de', 'fr'), fc.string({ maxLength: 40 }));
const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const id = fc.stringMatching(/^[2-9a-hjkm-z]{16}$/);
const colour = fc.stringMatching(/^#[0-9a-f]{6}$/);
const scheme = fc.record({
  background: colour,
  surface: colour,
  text: colour,
  accent: colour,
  onAccent: colour,
});
const orNull = <T>(what: fc.Arbitrary<T>) => fc.option(what, { nil: null });

/** As themes were while the schema was at version 1: with and without what came on the way. */
const theme = fc.record(
  {
    title: words,
    tagline: words,
    colours: scheme,
    font: fc.constantFrom(...themeFonts),
    radiusPx: fc.integer({ min: 0, max: 32 }),
    poster: orNull(hash),
    logo: orNull(hash),
    dark: orNull(scheme),
    headingFont: orNull(fc.constantFrom(...themeFonts)),
    spacing: fc.constantFrom('compact', 'regular', 'roomy'),
    buttons: fc.constantFrom('filled', 'outlined'),
  },
  { requiredKeys: ['title', 'tagline', 'colours', 'font', 'radiusPx'] },
);
const part = fc.record({
  area: fc.constantFrom('scenes', 'polling', 'guest-book'),
  documentId: orNull(id),
  title: words,
  hash,
  bytes: fc.nat(),
});
const root = fc.record(
  {
    schemaVersion: fc.constant(1),
    experienceId: id,
    version: fc.nat(),
    languages: fc.array(fc.constantFrom('en', 'de', 'fr')),
    theme,
    poster: orNull(fc.webUrl()),
    logo: orNull(fc.webUrl()),
    parts: fc.array(part, { maxLength: 5 }),
    assets: fc.array(fc.record({ url: fc.webUrl(), bytes: fc.nat(), sha256: hash }), { maxLength: 5 }),
  },
  {
    requiredKeys: [
      'schemaVersion',
      'experienceId',
      'version',
      'languages',
      'theme',
      'poster',
      'parts',
      'assets',
    ],
  },
);

/** Parts of version 1 with other words in them. */
const oldPart = fc
  .tuple(fc.constantFrom(...Object.values(version1.parts)), words)
  .map(([old, title]): Json => ({ ...old, title }));

/** Keys in another order, all the way down: as a database may give them back. */
const reordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reordered)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, inner]): [string, unknown] => [key, reordered(inner)])
            .reverse(),
        )
      : value;

describe('what was published as an older schema version', () => {
  it('has a migration for each step up to today’s', () => {
    expect(schemaMigrations).toHaveLength(manifestSchemaVersion - 1);
  });

  it('is read in today’s shape, whatever was in it, and loses nothing', () => {
    fc.assert(
      fc.property(root, (old) => {
        const before = canonicalJson(old);
        const today = rootAs(old);
        expect(manifestRoot.parse(today)).toEqual(today);
        expect(today).toMatchObject({ ...old, schemaVersion: manifestSchemaVersion });
        expect(canonicalJson(old)).toBe(before);
        expect(rootAs(today)).toEqual(today);
        expect(sha256Of(canonicalJson(rootAs(reordered(old) as Json)))).toBe(sha256Of(canonicalJson(today)));
      }),
    );
  });

  it('has parts of which the same is true', () => {
    fc.assert(
      fc.property(oldPart, (old) => {
        const today = partAs(JSON.stringify(old));
        expect(manifestPartFile.parse(today)).toEqual(today);
        expect(today).toEqual({ ...old, schemaVersion: manifestSchemaVersion });
        expect(partAs(JSON.stringify(today))).toEqual(today);
        expect(canonicalJson(partAs(JSON.stringify(reordered(old))))).toBe(canonicalJson(today));
      }),
    );
  });

  it('shows what it showed: a theme from before there were dark schemes has none', () => {
    expect('dark' in version1.root.theme).toBe(false);
    expect(rootAs(version1.root).theme).toEqual({
      ...version1.root.theme,
      logo: null,
      dark: null,
      headingFont: null,
      spacing: 'regular',
      buttons: 'filled',
    });
    expect(documentFrom(1, 'theme', version1.documents.theme)).toMatchObject({ font: 'serif', dark: null });
    expect(documentFrom(1, 'polling', version1.documents.polling)).toEqual(version1.documents.polling);
  });

  it('is read in every area that there was in version 2, parts and documents alike', () => {
    expect(manifestRoot.parse(rootAs(version2.root))).toMatchObject({
      ...version2.root,
      schemaVersion: manifestSchemaVersion,
    });
    const parts = Object.values(version2.parts).map((part) => partAs(JSON.stringify(part)));
    expect(parts.map((part) => manifestPartFile.parse(part))).toMatchObject(
      Object.values(version2.parts).map((part) => ({ ...part, schemaVersion: manifestSchemaVersion })),
    );
    expect(parts.map(({ area }) => area)).toEqual(['scenes', 'polling', 'polling', 'products', 'videos']);
    for (const [area, data] of Object.entries(version2.documents) as [DocumentArea, object][])
      expect(areaDocuments[area].schema.parse(documentFrom(2, area, { ...data }))).toMatchObject(data);
  });

  it('can be read as what it is', () => {
    expect(rootAs(version1.root, 1)).toEqual(version1.root);
    for (const [address, content] of Object.entries(version1.parts))
      expect(sha256Of(canonicalJson(partAs(JSON.stringify(content), 1)))).toBe(address);
  });

  it('is given as it is to a viewer from before it: what that one knows is there, as it knew it', () => {
    fc.assert(
      fc.property(root, (old) => {
        const published = rootAs(old);
        expect(rootAs(published, 1)).toEqual(published);
        expect(rootAs(published, 1)).toMatchObject({ ...old, schemaVersion: manifestSchemaVersion });
      }),
    );
    const part = JSON.stringify({ schemaVersion: manifestSchemaVersion, area: 'polling' });
    expect(partAs(part, 1)).toEqual(JSON.parse(part));
  });

  it.each([
    ['newer than this server', () => rootAs({ ...version1.root, schemaVersion: manifestSchemaVersion + 1 })],
    ['asked for as something newer', () => rootAs(version1.root, manifestSchemaVersion + 1)],
    [
      'newer than this server, and asked for as something older',
      () => rootAs({ ...version1.root, schemaVersion: manifestSchemaVersion + 1 }, 1),
    ],
    ['of a version that never was', () => rootAs({ schemaVersion: 0 })],
  ])('is refused in words where it is %s', (_what, read) => {
    expect(read).toThrow(expect.objectContaining({ status: 503, code: 'newer-schema' }));
  });
});
