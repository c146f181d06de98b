import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DocumentImport } from '@vitrine/shared/contract';
import { importDriver } from '../../testing/import-table';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
let driver: Awaited<ReturnType<typeof importDriver>>;
beforeAll(async () => {
  testApp = await createTestApp();
  driver = await importDriver(testApp);
});
afterAll(async () => {
  await driver.end();
  await testApp.close();
});

test.each([
  ['brackets', `${'['.repeat(200_000)}`],
  ['a document', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
])(
  'JSON of %s nested without end is a line that is no document, or a file that is none',
  async (_what, json) => {
    const given: DocumentImport = await driver.check(`{"data":{"title":{}}}\n{"data":${json}}\n`);
    expect(given.state).toBe('ready');
    expect(given.report).toContainEqual(
      expect.objectContaining({ line: 2, sentence: expect.objectContaining({ name: 'row.notJson' }) }),
    );
  },
);
