import { type PublishedPoll, standardTheme } from '@vitrine/shared/contract';
import { canonicalJson, sha256Of } from '../content/canonical';
import type { Database } from '../db/database';
import { manifestParts, manifests } from '../db/schema';
import { setPublishedVersion } from '../experiences/set-published-version';
import { newId } from '../ids';

type Settings = Partial<Pick<PublishedPoll, 'documentId' | 'results' | 'changeAllowed'>>;

const option = (id: string) => ({ id, label: { en: id } });
const questions: PublishedPoll['questions'] = [
  { id: 'wood', type: 'single', text: { en: 'Which wood?' }, options: ['oak', 'ash', 'elm'].map(option) },
  {
    id: 'rooms',
    type: 'multiple',
    text: { en: 'Which rooms?' },
    options: ['hall', 'study', 'attic'].map(option),
  },
];

/**
 * Publishes a version of an experience that holds one poll: `wood` (single: oak, ash, elm) and `rooms` (multiple:
 * hall, study, attic).
 * @returns the manifest's hash and the poll's document.
 */
export async function seedPoll(
  db: Database,
  {
    experienceId,
    now = new Date(),
    version = 1,
    ...settings
  }: Settings & { experienceId: string; version?: number; now?: Date },
): Promise<{ manifest: string; documentId: string }> {
  const documentId = settings.documentId ?? newId();
  const poll: PublishedPoll = {
    area: 'polling',
    documentId,
    title: { en: 'Poll' },
    results: settings.results ?? 'always',
    changeAllowed: settings.changeAllowed ?? true,
    questions,
  };
  const content = canonicalJson(poll);
  const part = {
    area: 'polling',
    documentId,
    title: poll.title,
    hash: sha256Of(content),
    bytes: content.length,
  };
  const root = {
    schemaVersion: 2,
    experienceId,
    version,
    languages: ['en'],
    theme: standardTheme(),
    poster: null,
    logo: null,
    parts: [part],
    assets: [],
  };
  const manifest = sha256Of(canonicalJson(root));
  await db.insert(manifestParts).values({ hash: part.hash, content }).onConflictDoNothing();
  await db.insert(manifests).values({
    hash: manifest,
    experienceId,
    version,
    schemaVersion: 2,
    root,
    serverHalf: {},
    bytes: content.length,
    certificate: { checks: [], checkedAt: new Date().toISOString() },
    draftRevision: 0,
    publishedAt: now,
  });
  await db.transaction((tx) => setPublishedVersion(tx, experienceId, version, now));
  return { manifest, documentId };
}
