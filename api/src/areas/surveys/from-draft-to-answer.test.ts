import { endpoints, type SurveyDocument } from '@vitrine/shared/contract';
import { hasChosen } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { seedBrand } from '../../testing/test-seed';
import { answerSurvey } from './testing/published-survey-at';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('comes from the draft to the answer with its quota and endings, and staff read the same of it before and after', async () => {
  const { brandId, experienceId, placementId } = await seedBrand(test.db, 'Brand');
  const text = { en: 'Which?' };
  const options = { a: { order: 'a0', label: { en: 'A' } }, b: { order: 'a1', label: { en: 'B' } } };
  const ending = (order: string) => ({ order, kind: 'page' as const, title: text, text: {}, address: '' });
  const survey: Partial<SurveyDocument> = {
    title: text,
    pages: { p1: { order: 'a0', title: {}, text: {} } },
    questions: {
      who: {
        ...{ page: 'p1', order: 'a0', reference: { source: 'inline' }, required: true, type: 'single', text },
        ...{ help: {}, arrangement: 'given', options, selection: {}, rows: {}, number: {}, date: {} },
        scale: { from: 1, to: 5, low: {}, high: {} },
      },
    },
    endings: { thanks: ending('a0'), full: ending('a1') },
    quotas: { q: { order: 'a0', name: 'A', when: hasChosen('who', 'a'), most: 1, ending: 'full' } },
  };
  const create = (body: { area: 'scenes' | 'surveys'; data?: Record<string, unknown> }) =>
    callEndpoint(test, 'owner', endpoints.createDocument, {
      params: { brandId },
      body: { experienceId, ...body },
    });
  await create({ area: 'scenes' });
  const empty = { access: 'everybody', welcome: {}, rules: {}, variables: {} };
  const { body: document } = await create({ area: 'surveys', data: { ...empty, ...survey } });
  const summary = async () =>
    (await callEndpoint(test, 'owner', endpoints.getExperienceSummary, { params: { brandId, experienceId } }))
      .body.surveys;
  const drafted = await summary();
  await callEndpoint(test, 'owner', endpoints.publishExperience, {
    params: { brandId, experienceId },
    body: { note: '' },
  });
  const { body } = await callEndpoint(test, 'anonymous', endpoints.resolvePlacement, {
    params: { placementId },
  });
  const place = { placementId, documentId: document.id as string, manifest: body.manifest as string };
  const endings = [];
  for (const _ of [1, 2]) endings.push((await answerSurvey(test, place, { who: ['a'] })).json().ending);
  expect(endings).toEqual(['thanks', 'full']);
  const [a, b] = [
    { id: 'a', label: { en: 'A' } },
    { id: 'b', label: { en: 'B' } },
  ];
  const questions = [{ id: 'who', type: 'single', text, options: [a, b] }];
  expect(drafted).toEqual({ [place.documentId]: { title: text, questions } });
  expect(await summary()).toEqual(drafted);
});
