import { codeLimits, type QrCodeDocument, standardTheme } from '@vitrine/shared/contract';
import { canonicalJson, sha256Of } from '../content/canonical';
import type { Database } from '../db/database';
import { inBatches } from '../db/in-batches';
import { manifests, placements, printedCodes } from '../db/schema';
import { setPublishedVersion } from '../experiences/set-published-version';
import { newId, newPlacementId, newPrintedCode } from '../ids';
import { codeRuleOf } from './printed-code';
import type { SeededBrand } from './test-seed';

const toScene = (documentId: string) => ({ kind: 'scene', documentId }) as const;

/** As many rules as a code may have: mornings of the first days, which pass, above one that always applies. */
function rulesTo(sceneId: string): QrCodeDocument['rules'] {
  return Object.fromEntries(
    Array.from({ length: codeLimits.rules }, (_, number) => [
      `rule-${number}`,
      number === codeLimits.rules - 1
        ? codeRuleOf('b', toScene(sceneId))
        : codeRuleOf(`a${String.fromCharCode(97 + number)}`, toScene(sceneId), {
            times: {
              recurrence: {
                ...{ every: 'month', interval: 1, from: '2025-01-01', months: [], positions: [] },
                ...{ weekdays: [], monthDays: [1 + number] },
              },
              hours: [{ from: '02:00', until: '02:30' }],
              exceptions: { '2025-12-24': { kind: 'off' } },
            },
            audience: { placements: [], languages: ['de', 'en', 'fr'], devices: ['phone', 'desktop'] },
          }),
    ]),
  );
}

/**
 * Publishes an experience with many codes, each with as many rules as it may have, and prints each for one of some
 * placements.
 * @returns what the printed addresses end in.
 */
export async function seedCodes(
  db: Database,
  { brandId, experienceId, storeId }: Pick<SeededBrand, 'brandId' | 'experienceId' | 'storeId'>,
  counts: { codes: number; placements: number },
): Promise<string[]> {
  const now = new Date();
  const sceneId = newId();
  const ids = Array.from({ length: counts.codes }, newId);
  const standing = Array.from({ length: counts.placements }, newPlacementId);
  const placed = standing.map((id) => ({ id, brandId, storeId, experienceId, name: `Shelf ${id}` }));
  for (const some of inBatches(placed)) await db.insert(placements).values(some);
  const rules = rulesTo(sceneId);
  const codes = Object.fromEntries(ids.map((id) => [id, { fallback: toScene(sceneId), rules }]));
  const documents = Object.fromEntries([...ids, sceneId].map((id) => [id, 1]));
  const root = {
    ...{ schemaVersion: 2, experienceId, version: 1, languages: ['en', 'de'], theme: standardTheme() },
    ...{ poster: null, logo: null, parts: [], assets: [] },
  };
  await db.insert(manifests).values({
    ...{ hash: sha256Of(canonicalJson(root)), experienceId, version: 1, schemaVersion: 2, root, bytes: 1 },
    serverHalf: { areas: { 'qr-code-scheduler': { codes } }, documents },
    certificate: { checks: [], checkedAt: now.toISOString() },
    ...{ draftRevision: 0, publishedAt: now },
  });
  await db.transaction((tx) => setPublishedVersion(tx, experienceId, 1, now));
  const printed = ids.map((documentId, number) => ({
    ...{ brandId, experienceId, documentId, code: newPrintedCode(), createdAt: now },
    placementId: standing[number % standing.length] ?? '',
  }));
  for (const some of inBatches(printed)) await db.insert(printedCodes).values(some);
  return printed.map(({ code }) => code);
}
