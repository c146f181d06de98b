import type {
  CodeContent,
  CodeVisit,
  ResolvedCode,
} from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import type { Database } from '../../db/database';
import { keepLatest } from './batched-cache';
import { type CodeAnswer, codeAnswers, codeResolver } from './code-answers';
import { codeVersions, type VersionCodes } from './code-versions';

/** A code of a published version, ready to be asked. */
export interface PublishedCode {
  opensAt: string | undefined;
  /** The documents that its targets name and that its version has. */
  documents: ReadonlySet<string>;
  /** The placements that its targets name. */
  placements: readonly string[];
  answer(visit: CodeVisit, timeZone: string): CodeAnswer;
}

/** With what they answer at the moment. */
const mostCodes = 20_000;
/** With rules that are compiled: these take ten times as much, and are only asked when an answer has run out. */
const mostReady = 1_000;

/**
 * Codes of published versions. A version never changes: what was asked for last is kept, and no code is parsed for the
 * sake of another.
 * @returns null for a document that is no code of the version.
 */
export function publishedCodes(
  db: Database,
): (hash: string, documentId: string) => PublishedCode | null | Promise<PublishedCode | null> {
  const versionOf = codeVersions(db);
  const kept = new Map<string, PublishedCode | null>();
  const ready = new Map<string, (visit: CodeVisit) => ResolvedCode>();

  function prepared(key: string, stored: Buffer, version: VersionCodes): PublishedCode {
    const content: CodeContent = JSON.parse(stored.toString());
    const resolverIn = (timeZone: string) => {
      const place = `${key} ${timeZone}`;
      const known = ready.get(place);
      const resolver = known ?? codeResolver(JSON.parse(stored.toString()), timeZone);
      if (!known) keepLatest(ready, place, resolver, mostReady);
      return resolver;
    };
    const targets = [content.fallback, ...Object.values(content.rules).map(({ target }) => target)];
    const documents = targets.flatMap((target) =>
      target && 'documentId' in target && version.documents.has(target.documentId) ? target.documentId : [],
    );
    const placements = targets.flatMap((target) => (target?.kind === 'placement' ? target.placementId : []));
    return {
      opensAt: content.opensAt,
      documents: new Set(documents),
      placements: [...new Set(placements)],
      answer: codeAnswers(content, resolverIn).answer,
    };
  }

  async function load(key: string, hash: string, documentId: string): Promise<PublishedCode | null> {
    const version = await versionOf(hash);
    const stored = version && (await version.read(documentId));
    const code = stored ? prepared(key, stored, version) : null;
    keepLatest(kept, key, code, mostCodes);
    return code;
  }

  return (hash, documentId) => {
    const key = `${hash} ${documentId}`;
    const known = kept.get(key);
    return known === undefined ? load(key, hash, documentId) : known;
  };
}
