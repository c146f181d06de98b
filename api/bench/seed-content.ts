import { createHash } from 'node:crypto';
import type { DocumentArea } from '@vitrine/shared/contract';
import { demoTenantId } from '@vitrine/shared/contract/demo';
import { insertDocuments, type Writer } from '../src/content/write-document';
import type { Database } from '../src/db/database';
import { files } from '../src/db/schema';
import type { FileStore } from '../src/files/file-store';
import { seedModel } from '../src/testing/seed-content';
import { seed } from '../src/testing/test-seed';
import { large, largePoll, largeProduct, largeQuestion, largeScene } from './large-experience';

/** Where content is measured: a brand with a large experience that was never published, and somebody who owns all. */
export interface BenchContent {
  brandId: string;
  experienceId: string;
  /** A product, in the middle of the others. */
  productId: string;
}

const atOnce = 500;
const each = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

export async function seedContent(db: Database): Promise<BenchContent> {
  const { brandId, experienceId, personIds } = await seed(db, demoTenantId);
  const writer: Writer = { brandId, personId: personIds.owner, now: new Date() };
  const write = (area: DocumentArea, ofExperience: string | null, all: Record<string, unknown>[]) =>
    db.transaction(async (tx) => {
      const owner = { brandId, experienceId: ofExperience, baseLanguage: 'en' };
      const rows: Awaited<ReturnType<typeof insertDocuments>> = [];
      for (let start = 0; start < all.length; start += atOnce) {
        const some = all.slice(start, start + atOnce).map((data) => ({ data, order: null }));
        rows.push(...(await insertDocuments(tx, writer, owner, area, some)));
      }
      return rows;
    });
  const questions = each(large.questions, largeQuestion);
  const kept = (await write('question-vault', null, questions)).map(({ id, revision }, index) => {
    const data = questions[index];
    if (!data) throw new Error(`Question ${index} was not kept`);
    return { id, revision, data };
  });
  const { questionsPerPoll } = large;
  const polls = each(large.questions / questionsPerPoll, (number) =>
    largePoll(number, kept.slice((number - 1) * questionsPerPoll, number * questionsPerPoll)),
  );
  await write('polling', experienceId, polls);
  const models = await Promise.all(each(8, () => seedModel(db, brandId)));
  const scenes = each(large.scenes, (number) =>
    largeScene(
      number,
      models.map(({ id }) => id),
    ),
  );
  await write('scenes', experienceId, scenes);
  const products = await write('products', experienceId, each(large.products, largeProduct));
  return { brandId, experienceId, productId: products[large.products / 2]?.id ?? '' };
}

/** Keeps some bytes as the product keeps files. @returns their address on the server. */
export async function seedFile(db: Database, store: FileStore, content: string): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const bytes = Buffer.from(content);
  await store.put(sha256, 'json', bytes);
  await db.insert(files).values({ sha256, type: 'application/json', extension: 'json', bytes: bytes.length });
  return `/files/${sha256}.json`;
}
