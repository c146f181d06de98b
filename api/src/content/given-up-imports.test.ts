import { endpoints } from '@vitrine/shared/contract';
import { addJob, type Jobs, startJobs } from '../db/jobs';
import { experienceImports, imports, jobs as queued } from '../db/schema';
import { newId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';
import { experienceImportJob, experienceImportJobKind } from './experience-files/experience-import-job';
import { noCounts } from './imports/import-counts';
import { importJob, importJobKind } from './imports/import-job';

let test: TestApp;
let jobs: Jobs;
beforeAll(async () => {
  test = await createTestApp();
  const { db, dependencies } = test;
  jobs = await startJobs({
    db,
    now: dependencies.now,
    kinds: {
      [importJobKind]: importJob(dependencies),
      [experienceImportJobKind]: experienceImportJob(dependencies),
    },
    onError: (_kind, error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await jobs?.stop();
  await test?.close();
});

/** As two processes left it that ended in the middle. */
async function leaveTwice(kind: string, importId: string): Promise<void> {
  // At once: between the two it could be begun for the first time.
  await test.db.transaction(async (tx) => {
    await addJob(tx, kind, { importId }, test.dependencies.now());
    await tx.update(queued).set({ attempts: 2 });
  });
}

const givenUp = {
  state: 'failed',
  problem: expect.stringMatching(/twice/),
  problemSentence: { name: 'reading.twice' },
};

it.each(['checking', 'applying'] as const)(
  'an import of a table that took its process with it twice says so while it was %s',
  async (state) => {
    const { brandId, db, experienceId } = test;
    const id = newId();
    await db.insert(imports).values({
      ...{ id, brandId, experienceId, state, area: 'products', fileName: 'lamps.csv' },
      ...{ found: noCounts(), applied: noCounts(), createdBy: test.personIds.editor },
    });
    await leaveTwice(importJobKind, id);
    await jobs.runDue();
    const { body } = await callEndpoint(test, 'editor', endpoints.getImport, {
      params: { brandId, importId: id },
    });
    expect(body).toMatchObject(givenUp);
  },
);

it('an import of an experience that took its process with it twice says so', async () => {
  const { brandId, db } = test;
  const id = newId();
  await db.insert(experienceImports).values({
    ...{ id, brandId, fileName: 'rooms.zip', createdBy: test.personIds.manager },
  });
  await leaveTwice(experienceImportJobKind, id);
  await jobs.runDue();
  const { body } = await callEndpoint(test, 'manager', endpoints.getExperienceImport, {
    params: { brandId, experienceImportId: id },
  });
  expect(body).toMatchObject(givenUp);
});
