import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyScene } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { isSoak } from '@vitrine/shared/contract/testing/soak';
import { openDatabase } from '../../db/open';
import {
  brands,
  documentRevisions,
  documents,
  experienceImports,
  experiences,
  libraryObjects,
} from '../../db/schema';
import { sha256Of } from '../../files/keep-file';
import { packed, withContent } from '../../testing/experience-files';
import { validGlb } from '../../testing/sample-glb';
import { createTestFolder } from '../../testing/test-database';
import { fileOf } from '../imports/import-files';
import { fileFormat } from './experience-file';

const importer = fileURLToPath(new URL('../../testing/experience-importer.ts', import.meta.url));
const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));
const importId = 'imprt22222222222';
const brandId = 'brand22222222222';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
  await createTestFolder(join(dataDir, 'database'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ folder: join(dataDir, 'database') });

async function prepare(): Promise<void> {
  const glb = await validGlb();
  const file = { sha256: await sha256Of(glb), kind: 'model', extension: 'glb', bytes: glb.length };
  const model = {
    id: 'madek22222222222',
    name: 'Table',
    tags: [],
    licence: '',
    sha256: file.sha256,
    thumbnail: null,
  };
  const archive = await withContent(
    await packed(
      new Map([
        [`files/${file.sha256}.glb`, glb],
        ['experience.json', Buffer.from('{}')],
      ]),
    ),
    {
      format: fileFormat,
      schemaVersion: manifestSchemaVersion,
      experience: { name: 'Showroom', description: '', languages: ['en'] },
      documents: ['a', 'b'].map((id) => ({
        id: id.padEnd(16, '2'),
        area: 'scenes',
        contents: [emptyScene(), { ...emptyScene(), title: { en: 'Oak' } }],
      })),
      models: [model],
      files: [file],
    },
  );
  const path = fileOf({ dataDir }, importId);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, archive);
  const { close, db } = await open();
  await db.insert(brands).values({ id: brandId, name: 'Brand', slug: 'brand' });
  await db
    .insert(experienceImports)
    .values({ id: importId, brandId, fileName: 'a.zip', state: 'applying', createdBy: 'somebody' });
  await close();
}

/** @param writes after which the process kills itself. @returns whether it lived. */
const importUntil = (writes: number) =>
  new Promise<boolean>((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', importer, dataDir, importId, String(writes)], {
      cwd: projectFolder,
      stdio: 'inherit',
    });
    child.once('error', fail);
    child.once('close', (code, signal) =>
      code === 0 || signal === 'SIGKILL' ? done(code === 0) : fail(new Error(`ended with ${code}`)),
    );
  });

async function written() {
  const { close, db } = await open();
  const tables = [experiences, documents, documentRevisions, libraryObjects];
  const counts = await Promise.all(tables.map((table) => db.$count(table)));
  const [row] = await db.select().from(experienceImports);
  await close();
  return { counts, state: row?.state };
}

/** After so many writes: two for the file that it goes through, three in the transaction. */
const kills = [0, 1, 2, 3, 4];

it('An import that is killed before any of its writes leaves nothing half-written, and the next run makes all of it', async () => {
  await prepare();
  for (const kill of isSoak ? kills : kills.slice(-2)) {
    expect(await importUntil(kill)).toBe(false);
    expect(await written()).toEqual({ counts: [0, 0, 0, 0], state: 'applying' });
  }
  expect(await importUntil(kills.length)).toBe(true);
  expect(await written()).toEqual({ counts: [1, 2, 4, 1], state: 'done' });
}, 240_000);
