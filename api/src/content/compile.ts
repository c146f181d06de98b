import {
  type DocumentArea,
  documentAreas,
  type ManifestPartContent,
  type ManifestRoot,
} from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import type { Asset } from '../areas/area-content';
import { areaContents } from '../areas/registry';
import { canonicalJson, sha256Of } from './canonical';
import type { Draft } from './draft';

/** The half that only the API reads; no endpoint answers any of it. */
export interface ServerHalf {
  /** What areas keep from browsers. */
  areas: Partial<Record<DocumentArea, Record<string, unknown>>>;
  /** Revision of each document that the version was compiled from. */
  documents: Record<string, number>;
}

interface CompiledPart {
  content: ManifestPartContent;
  /** Canonical JSON of the content with its schema version: what is stored, hashed and sent. */
  json: string;
}

export interface Compiled {
  /** One hash over both halves. */
  hash: string;
  public: { root: ManifestRoot; parts: Map<string, CompiledPart> };
  server: ServerHalf;
}

/**
 * Compiles a draft into a manifest. Pure: the same revisions of the same documents, the same experience, library
 * and version number give the same bytes and the same hash.
 *
 * The version number is part of the root, and the documents' revisions are part of the server half, so the hash
 * names one published version, not merely its content. Parts are named by their content alone: versions share the
 * parts that did not change, and browsers keep them (docs/decisions/manifest-in-parts.md).
 * @param version 0 for a draft.
 */
export function compile({ context, documents, experience }: Draft, version: number): Compiled {
  const parts: Compiled['public']['parts'] = new Map();
  const listed: ManifestRoot['parts'] = [];
  const assets: Asset[] = [];
  const areas: ServerHalf['areas'] = {};
  let streams = false;
  let decided: Partial<ManifestRoot> = {};
  for (const area of documentAreas) {
    const own = documents.filter((document) => document.area === area);
    const compiled = areaContents[area].compile(own, context);
    assets.push(...compiled.assets);
    streams ||= compiled.streams ?? false;
    decided = { ...decided, ...compiled.root };
    if (compiled.server) areas[area] = compiled.server;
    for (const content of compiled.parts) {
      const json = canonicalJson({ schemaVersion: manifestSchemaVersion, ...content });
      const hash = sha256Of(json);
      const { documentId, title } = content;
      parts.set(hash, { content, json });
      listed.push({ area, documentId, title, hash, bytes: Buffer.byteLength(json) });
    }
  }
  const root = {
    schemaVersion: manifestSchemaVersion,
    experienceId: experience.id,
    version,
    languages: experience.languages,
    parts: listed,
    assets: onceEach(assets),
    streams,
    // The theme's is always among it.
    ...decided,
  } as ManifestRoot;
  const server: ServerHalf = {
    areas,
    documents: Object.fromEntries(documents.map((one) => [one.id, one.revision])),
  };
  return { hash: sha256Of(canonicalJson({ root, server })), public: { root, parts }, server };
}

/** All that a browser needs of a draft, in one piece: parts by their hash. */
export const browserHalf = ({ public: { parts, root } }: Compiled) => ({
  root,
  parts: Object.fromEntries([...parts].map(([hash, { content }]) => [hash, content])),
});

/** Every file that the version needs, so that a kiosk can keep all of it. */
function onceEach(assets: Asset[]): ManifestRoot['assets'] {
  const bySha256 = new Map(assets.map(({ bytes, sha256, url }) => [sha256, { sha256, url, bytes }]));
  return [...bySha256.values()].sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
}
