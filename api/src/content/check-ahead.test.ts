import { endpoints } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { scoredSurvey } from '../areas/surveys/testing/draft-survey';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('whatever takes long to check, the database answers others while an experience is published', async () => {
  const params = { brandId: api.brandId, experienceId: api.experienceId };
  const create = (area: 'scenes' | 'surveys', data?: object) =>
    callEndpoint(api, 'owner', endpoints.createDocument, {
      params: { brandId: api.brandId },
      body: { experienceId: api.experienceId, area, ...(data && { data: { ...data } }) },
    });
  await create('scenes');
  // Each subset of answers makes a sum of its own.
  await create('surveys', { ...scoredSurvey(25, (index) => ({ number: 2 ** index })) });
  const publishing = callEndpoint(api, 'owner', endpoints.publishExperience, { params, body: { note: '' } });
  let isDone = false;
  void publishing.finally(() => {
    isDone = true;
  });
  let answered = 0;
  while (!isDone) {
    await api.db.execute(sql`select 1`);
    answered += 1;
  }
  expect((await publishing).status).toBe(201);
  expect(answered).toBeGreaterThan(100);
});
