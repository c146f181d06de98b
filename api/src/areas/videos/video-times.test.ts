import { emptyVideo, endpoints } from '@vitrine/shared/contract';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let videoId: string;
let revision = 1;
beforeAll(async () => {
  api = await createTestApp();
  const { body } = await callEndpoint(api, 'editor', endpoints.createDocument, {
    params: { brandId: api.brandId },
    body: { experienceId: api.experienceId, area: 'videos', data: { ...emptyVideo() } },
  });
  videoId = body.id;
});
afterAll(() => api?.close());

/** What the certificate says of the video's times, at a moment. */
async function findingsAt(
  moment: string,
  times: { [Time in 'availableFrom' | 'availableUntil']: string | null },
) {
  api.setNow(new Date(moment));
  const { body } = await callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId: api.brandId, documentId: videoId },
    body: { data: times },
    headers: { 'if-match': `"${revision}"` },
  });
  ({ revision } = body);
  const certificate = await callEndpoint(api, 'editor', endpoints.checkExperience, {
    params: { brandId: api.brandId, experienceId: api.experienceId },
  });
  return certificate.body.checks
    .filter(({ documentId, pointer }) => documentId === videoId && pointer.startsWith('/available'))
    .map(({ code, level, pointer }) => [level, code, pointer]);
}
const expired = [['warning', 'expired', '/availableUntil']];
const badTimes = [['error', 'bad-times', '/availableUntil']];

it('a video is over once its last clock on earth has passed the reading at which it ends', async () => {
  const noon = { availableFrom: null, availableUntil: '2026-06-10T12:00' };
  expect(await findingsAt('2026-06-10T23:59:00Z', noon)).toEqual([]);
  expect(await findingsAt('2026-06-11T00:00:00Z', noon)).toEqual(expired);
  const moment = { availableFrom: null, availableUntil: '2026-06-10T12:00:00Z' };
  expect(await findingsAt('2026-06-10T12:00:00Z', moment)).toEqual(expired);
});

it.each([
  ['at the reading at which it begins', '2026-06-10T12:00', '2026-06-10T12:00', badTimes],
  ['a minute later', '2026-06-10T12:00', '2026-06-10T12:01', []],
  // From before the clocks of places were followed there are moments, and one of the two may have been set since.
  [
    'at a moment that lies after its beginning in some places',
    '2026-06-10T12:00',
    '2026-06-10T20:00:00Z',
    [],
  ],
  ['at a moment before it begins anywhere', '2026-06-10T12:00', '2026-06-09T21:59:00Z', badTimes],
  ['at a reading that comes later in some places', '2026-06-10T12:00:00Z', '2026-06-10T02:00', []],
  ['at a reading that has passed everywhere', '2026-06-10T12:00:00Z', '2026-06-10T00:00', badTimes],
])('a video that ends %s', async (_, availableFrom, availableUntil, findings) => {
  expect(await findingsAt('2026-06-01T00:00:00Z', { availableFrom, availableUntil })).toEqual(findings);
});
