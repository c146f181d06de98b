import {
  defaultTheme,
  type ManifestPartContent,
  type ManifestRoot,
  manifestSchemaVersion,
  type ThemeDocument,
  themeDocument,
} from '@vitrine/shared/contract';
import { areaContents } from '../areas/area-contents';
import { canonicalJson, sha256Of } from './canonical';
import type { Draft, DraftDocument } from './draft';

/** The half that only the API reads; no endpoint answers any of it. */
export interface ServerHalf {
  /** Revision of each document that the version was compiled from. */
  documents: Record<string, number>;
}

interface CompiledPart {
  content: ManifestPartContent;
  /** Canonical JSON of the content: what is stored, hashed and sent. */
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
 * parts that did not change, and browsers keep them.
 * @param version 0 for a draft.
 */
export function compile({ context, documents, experience }: Draft, version: number): Compiled {
  const parts: Compiled['public']['parts'] = new Map();
  const listed: ManifestRoot['parts'] = [];
  for (const { area, data, id } of documents) {
    const content = areaContents[area].compile(id, data, context);
    if (!content) continue;
    const json = canonicalJson(content);
    const hash = sha256Of(json);
    parts.set(hash, { content, json });
    listed.push({ area, documentId: id, title: content.title, hash, bytes: Buffer.byteLength(json) });
  }
  const theme = themeOf(documents, experience);
  const poster = theme.poster ? (context.images.get(theme.poster) ?? null) : null;
  const root: ManifestRoot = {
    schemaVersion: manifestSchemaVersion,
    experienceId: experience.id,
    version,
    languages: experience.languages,
    theme: { ...theme, poster: poster?.sha256 ?? null },
    poster: poster?.url ?? null,
    parts: listed,
    assets: assetsOf([...parts.values()], poster),
  };
  const server: ServerHalf = {
    documents: Object.fromEntries(documents.map((one) => [one.id, one.revision])),
  };
  return { hash: sha256Of(canonicalJson({ root, server })), public: { root, parts }, server };
}

/** Visitors read the experience's name where the theme gives the landing page no title. */
function themeOf(documents: DraftDocument[], { languages, name }: Draft['experience']): ThemeDocument {
  const own = documents.find(({ area }) => area === 'theme');
  const theme = own ? themeDocument.parse(own.data) : defaultTheme();
  const [base = 'en'] = languages;
  return theme.title[base]?.trim() ? theme : { ...theme, title: { ...theme.title, [base]: name } };
}

/** Every file that the version needs, once each, so that a kiosk can keep all of it. */
function assetsOf(
  parts: CompiledPart[],
  poster: { sha256: string; url: string; bytes: number } | null,
): ManifestRoot['assets'] {
  const assets = new Map(poster ? [[poster.sha256, poster]] : []);
  for (const { content } of parts)
    if (content.area === 'scenes')
      for (const [sha256, { bytes, url }] of Object.entries(content.models))
        assets.set(sha256, { sha256, url, bytes });
  return [...assets.values()].sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
}
