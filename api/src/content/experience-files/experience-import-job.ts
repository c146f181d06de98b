import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../config';
import type { JobKind } from '../../db/jobs';
import { experienceImports } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { ProblemError } from '../../problem';
import { withFileReader } from '../../readers/reader-pool';
import { translatable } from '../../translatable-message';
import { fileOf, forgetFile } from '../imports/import-files';
import { failedWith } from '../imports/import-states';
import { messageOf } from '../imports/refusals';
import { Unreadable } from '../imports/unreadable';
import { createFromFile, modelsThere } from './create-experience';
import type { ContainedFile } from './experience-file';
import { type ExperienceImportRow, moveExperienceImport } from './experience-import-row';
import { type OpenExperienceFile, openExperienceFile } from './open-experience-file';
import { checkFile, knownFile, type TakenIn, takeIn } from './take-in-file';

export const experienceImportJobKind = 'experience-import';
const jobData = z.object({ importId: z.string() });

/** What the checks of contained files refuse. */
const ofFiles = {
  'glb-invalid': 'experience.model',
  'glb-too-complex': 'experience.model',
  'image-invalid': 'experience.image',
  'too-many': 'experience.full',
  'video-invalid': 'experience.video',
  otherwise: 'experience.refused',
} as const;

export interface ExperienceImportDependencies extends Pick<Dependencies, 'db' | 'files' | 'now'> {
  config: Pick<Config, 'dataDir'>;
}

/** One stage of an import on its way. */
interface Stage {
  row: ExperienceImportRow;
  file: OpenExperienceFile;
  /** Aborted when the process is to end: the stage goes on elsewhere. */
  stopping: AbortSignal;
}

/**
 * Checks the file of an experience, or creates the experience. Killed in the middle, either starts again: a check
 * writes nothing, and the experience with all that belongs to it is one transaction, which also ends the import.
 */
export const experienceImportJob = (dependencies: ExperienceImportDependencies): JobKind => ({
  long: true,
  async run(data, stopping) {
    const { config, db, now } = dependencies;
    const { importId } = jobData.parse(data);
    const [row] = await db.select().from(experienceImports).where(eq(experienceImports.id, importId));
    if (row?.state !== 'checking' && row?.state !== 'applying') return;
    try {
      const owned = { owner: row.createdBy, stopping };
      await withFileReader(async (reader) => {
        const file = await openExperienceFile(reader, fileOf(config, importId));
        await (row.state === 'checking' ? check : apply)(dependencies, { row, file, stopping });
        await file.close();
      }, owned);
    } catch (error) {
      // Its reader was killed with the process: that is nobody’s fault, and it goes on elsewhere if it was not done.
      if (stopping.aborted) return forgetFile(dependencies, importId);
      // What the file or the brand refuses stays refused; anything else is tried again.
      if (!(error instanceof Unreadable) && !(error instanceof ProblemError)) throw error;
      const why = error instanceof Unreadable ? error.reason : messageOf(error, ofFiles);
      await moveExperienceImport(db, importId, [row.state], failedWith(why), now());
    }
    await forgetFile(dependencies, importId);
  },
  async giveUp(data) {
    const { importId } = jobData.parse(data);
    const failed = failedWith(translatable('reading.twice'));
    const { db, now } = dependencies;
    await moveExperienceImport(db, importId, ['checking', 'applying'], failed, now());
    await forgetFile(dependencies, importId);
  },
});

/** The dry run: every contained file through its check. */
async function check(dependencies: ExperienceImportDependencies, stage: Stage): Promise<void> {
  const { db, now } = dependencies;
  const { content } = stage.file;
  const { createdBy, id } = stage.row;
  const checked = await throughFiles(dependencies, stage, async (file, path) => {
    if (!(await knownFile(db, file))) await checkFile(file.kind, path, createdBy);
  });
  if (!checked) return;
  const contents = await contentsOf(dependencies, stage.row.brandId, content);
  const ready = { state: 'ready', contents, handled: 0 } as const;
  await moveExperienceImport(db, id, ['checking'], ready, now());
}

async function contentsOf(
  { db }: ExperienceImportDependencies,
  brandId: string,
  { documents, experience, files, models }: OpenExperienceFile['content'],
): Promise<NonNullable<ExperienceImportRow['contents']>> {
  const there = await modelsThere(db, brandId, models, new Map());
  return {
    name: experience.name,
    languages: experience.languages,
    documents,
    models: { create: models.length - there.size, there: there.size },
    files: { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
  };
}

/** Files go into the store first, where nobody sees them; then all rows at once. */
async function apply(dependencies: ExperienceImportDependencies, stage: Stage): Promise<void> {
  const { db, files: store, now } = dependencies;
  const { brandId, createdBy, id } = stage.row;
  const files = new Map<string, TakenIn>();
  const stored = await throughFiles(dependencies, stage, async (file, path) => {
    files.set(file.sha256, (await knownFile(db, file)) ?? (await takeIn(store, file, path, createdBy)));
  });
  if (!stored) return;
  const content = await stage.file.wholeContent();
  await db.transaction(async (tx) => {
    // Taken first: whoever cancels now waits, and finds it done.
    const mine = await moveExperienceImport(tx, id, ['applying'], { state: 'done' }, now());
    if (!mine) return;
    const writer = { brandId, personId: createdBy, now: now() };
    const experienceId = await createFromFile(tx, { content, files, writer });
    await moveExperienceImport(tx, id, ['done'], { experienceId }, now());
  });
}

/** @returns false when the process is to end, or the import was cancelled. */
async function throughFiles(
  { config, db, now }: ExperienceImportDependencies,
  { file: { content, copyFile }, row: { id, state }, stopping }: Stage,
  use: (file: ContainedFile, path: string) => Promise<void>,
): Promise<boolean> {
  const path = `${fileOf(config, id)}.part`;
  const total = content.files.length;
  try {
    for (const [handled, file] of content.files.entries()) {
      if (stopping.aborted) return false;
      if (!(await moveExperienceImport(db, id, [state], { handled, total }, now()))) return false;
      await copyFile(file, path);
      await use(file, path);
    }
    return (await moveExperienceImport(db, id, [state], { handled: total, total }, now())) !== null;
  } finally {
    await rm(path, { force: true });
  }
}
