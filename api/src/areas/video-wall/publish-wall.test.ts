import {
  emptyVideo,
  emptyVideoWall,
  endpoints,
  type PublishedVideoWall,
  type VideoWallDocument,
} from '@vitrine/shared/contract';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let videoId: string;
beforeAll(async () => {
  test = await createTestApp();
  videoId = await create('videos', {
    ...emptyVideo(),
    title: { en: 'Oak' },
    source: { kind: 'address', url: 'https://films.test/oak.mp4', format: 'file' },
  });
});
afterAll(() => test.close());

async function create(area: 'videos' | 'video-wall', data: object): Promise<string> {
  const { body } = await callEndpoint(test, 'owner', endpoints.createDocument, {
    params: { brandId: test.brandId },
    body: { area, experienceId: test.experienceId, data: { ...data } },
  });
  return body.id as string;
}
const inExperience = () => ({ brandId: test.brandId, experienceId: test.experienceId });
async function certified(documentId: string) {
  const { body } = await callEndpoint(test, 'owner', endpoints.checkExperience, { params: inExperience() });
  return body.checks
    ?.filter((check) => check.documentId === documentId)
    .map(({ level, message, pointer }) => `${level} ${pointer} ${message}`);
}
const film = (): VideoWallDocument['across'] => ({ kind: 'document', area: 'videos', documentId: videoId });
const wall = (own: Partial<VideoWallDocument>) =>
  create('video-wall', { ...emptyVideoWall(), title: { en: 'Entrance', de: 'Eingang' }, ...own });

it('the certificate says what a wall lacks', async () => {
  expect(await certified(await create('video-wall', emptyVideoWall()))).toEqual(
    expect.arrayContaining([
      'warning /title/en The video wall has no title.',
      'warning /across The video wall shows nothing.',
    ]),
  );
  expect(await certified(await wall({ plays: 'tiles', tiles: { '1-1': { content: film() } } }))).toEqual(
    expect.arrayContaining(['warning /tiles 3 screens of the video wall show nothing.']),
  );
  expect(await certified(await wall({ across: film(), tiles: { '1-1': { rotation: 90 } } }))).toEqual([
    'warning /tiles Screens that hang upright and on their side leave gaps in the picture between them.',
  ]);
  const goneId = await create('videos', { ...emptyVideo(), title: { en: 'Ash' } });
  const gone = { kind: 'document', area: 'videos', documentId: goneId } as const;
  const [showsIt, hangsNowhere] = [
    await wall({ across: gone }),
    await wall({ across: film(), tiles: { '7-7': { content: gone } } }),
  ];
  await callEndpoint(test, 'owner', endpoints.archiveDocument, {
    params: { brandId: test.brandId, documentId: goneId },
    headers: { 'if-match': '"1"' },
  });
  expect(await certified(showsIt)).toEqual([expect.stringMatching(/^error \/across\/documentId /)]);
  // What hangs nowhere is missed by nobody.
  expect(await certified(hangsNowhere)).toEqual([]);
});

it('what is published is what hangs there, with nothing of what it would show otherwise', async () => {
  const { body } = await callEndpoint(test, 'owner', endpoints.compilePreview, {
    params: inExperience(),
    body: { unsaved: {}, known: [] },
  });
  const published = Object.values(body.parts ?? {}) as PublishedVideoWall[];
  const walls = published.filter(({ area }) => area === 'video-wall');
  expect(walls.find(({ plays }) => plays === 'tiles')).toMatchObject({
    rows: 2,
    columns: 2,
    tiles: { '1-1': { content: film() } },
  });
  for (const { tiles } of walls) expect(Object.keys(tiles)).not.toContain('7-7');
});
