import { emptyVideoWall, endpoints, type NewScreen, wallLimits } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { wallDrifts, wallScreens } from '../../db/schema';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type SeededBrand, seedBrand } from '../../testing/test-seed';
import { forgetScreens } from './area';

let test: TestApp;
let own: SeededBrand;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  own = await seedBrand(test.db, 'Brand');
  test.setNow(null);
});
afterAll(() => test.close());

const facts = { version: '1.2.0', widthPx: 1920, heightPx: 1080 };
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

async function wallOf({ brandId, experienceId }: SeededBrand, data: object = emptyVideoWall()) {
  const { body } = await callEndpoint(test, 'owner', endpoints.createDocument, {
    params: { brandId },
    body: { area: 'video-wall', experienceId, data: { ...data } },
  });
  return body.id as string;
}
async function newDevice(placementId = own.placementId) {
  const { body, status } = await callEndpoint(test, 'anonymous', endpoints.requestWallScreen, {
    params: { placementId },
    body: facts,
  });
  expect(status).toBe(201);
  return body as NewScreen;
}
const codeOf = ({ standing }: NewScreen) => (standing.state === 'waiting' ? standing.code : '');
const report = (
  device: Pick<NewScreen, 'screenId' | 'secret'>,
  said: { driftMs?: number; roundTripMs?: number } = {},
  placementId = own.placementId,
) =>
  callEndpoint(test, 'anonymous', endpoints.reportWallScreen, {
    params: { placementId, wallScreenId: device.screenId },
    body: { secret: device.secret, ...facts, driftMs: null, roundTripMs: null, ...said },
  });
const pair = (documentId: string, code: string, place = { row: 1, column: 1 }) =>
  callEndpoint(test, 'owner', endpoints.createWallScreen, {
    params: { brandId: own.brandId, documentId },
    body: { code, name: 'Upper left', ...place },
  });
const listed = async (documentId: string) => {
  const { body } = await callEndpoint(test, 'owner', endpoints.listWallScreens, {
    params: { brandId: own.brandId, documentId },
  });
  return body.items ?? [];
};

it('a device shows a code, is let in with it as people type it, and is told its place from then on', async () => {
  const wall = await wallOf(own);
  const device = await newDevice();
  expect(codeOf(device)).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
  expect(device.standing).toMatchObject({
    path: expect.stringContaining(`/experience/${own.experienceId}/video-wall?code=${codeOf(device)}`),
  });
  const typed = `${codeOf(device).slice(0, 3)} ${codeOf(device).slice(3)}`.toLowerCase();
  expect(await pair(wall, typed, { row: 2, column: 1 })).toMatchObject({
    status: 201,
    body: { id: device.screenId, name: 'Upper left', row: 2, column: 1 },
  });
  const { body } = await report(device, { driftMs: 3.5, roundTripMs: 20 });
  expect(body).toEqual({
    askAgainMs: wallLimits.reportMs,
    standing: {
      state: 'paired',
      documentId: wall,
      name: 'Upper left',
      row: 2,
      column: 1,
      identifyUntil: null,
      reloads: 0,
    },
  });
  expect(await listed(wall)).toMatchObject([
    { driftMs: 3.5, roundTripMs: 20, isSilent: false, version: '1.2.0', widthPx: 1920, heightPx: 1080 },
  ]);
  // The code has done its work.
  expect((await pair(wall, codeOf(device), { row: 1, column: 2 })).status).toBe(400);
});

it('the secret is kept as a hash, and nobody is a screen without it', async () => {
  const device = await newDevice();
  const [row] = await test.db.select().from(wallScreens).where(eq(wallScreens.id, device.screenId));
  expect(JSON.stringify(row)).not.toContain(device.secret);
  expect((await report({ ...device, secret: 'x'.repeat(43) })).status).toBe(404);
  const elsewhere = await seedBrand(test.db, 'Elsewhere');
  expect((await report(device, {}, elsewhere.placementId)).status).toBe(404);
});

it('a code that nobody enters is another one after a while, and two screens never show the same', async () => {
  const wall = await wallOf(own);
  const device = await newDevice();
  test.setNow(minutes(wallLimits.codeMinutes + 1));
  expect(await pair(wall, codeOf(device))).toMatchObject({
    status: 400,
    problem: { errors: [{ pointer: '/code' }] },
  });
  const { body } = await report(device);
  expect(body.standing).toMatchObject({ state: 'waiting', code: expect.not.stringMatching(codeOf(device)) });
  const [first] = await test.db.select().from(wallScreens).where(eq(wallScreens.id, device.screenId));
  const other = await newDevice();
  await expect(
    test.db
      .update(wallScreens)
      .set({ code: first?.code ?? '' })
      .where(eq(wallScreens.id, other.screenId)),
  ).rejects.toThrow();
});

it.each([
  ['of another brand', async () => newDevice((await seedBrand(test.db, 'Other')).placementId)],
  [
    'whose placement shows nothing of this experience',
    async () => {
      await callEndpoint(test, 'owner', endpoints.updatePlacement, {
        params: { brandId: own.brandId, placementId: own.placementId },
        body: { experienceId: null },
      });
      return newDevice();
    },
  ],
])('a device %s is not let in', async (_what, device) => {
  const wall = await wallOf(own);
  expect(await pair(wall, codeOf(await device()))).toMatchObject({
    status: 400,
    problem: { errors: [{ pointer: '/code' }] },
  });
});

it('a place belongs to one device, and is free again once that was taken out', async () => {
  const wall = await wallOf(own);
  const [first, second] = [await newDevice(), await newDevice()];
  await pair(wall, codeOf(first));
  expect(await pair(wall, codeOf(second))).toMatchObject({ status: 409, problem: { code: 'place-taken' } });
  expect(await pair(wall, codeOf(second), { row: 3, column: 1 })).toMatchObject({
    status: 400,
    problem: { errors: [{ pointer: '/row' }] },
  });
  await pair(wall, codeOf(second), { row: 1, column: 2 });
  const params = { brandId: own.brandId, wallScreenId: second.screenId };
  const move = () =>
    callEndpoint(test, 'owner', endpoints.updateWallScreen, { params, body: { name: 'Door', column: 1 } });
  expect(await move()).toMatchObject({ status: 409, problem: { code: 'place-taken' } });
  await callEndpoint(test, 'owner', endpoints.revokeWallScreen, {
    params: { ...params, wallScreenId: first.screenId },
  });
  expect(await move()).toMatchObject({ status: 200, body: { name: 'Door', row: 1, column: 1 } });
  expect((await listed(wall)).map(({ id }) => id)).toEqual([second.screenId]);
});

it('one that was sent away is told so calmly, asks rarely, and is told nothing else', async () => {
  const wall = await wallOf(own);
  const device = await newDevice();
  await pair(wall, codeOf(device));
  const params = { brandId: own.brandId, wallScreenId: device.screenId };
  const revoke = () => callEndpoint(test, 'owner', endpoints.revokeWallScreen, { params });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
  expect((await report(device, { driftMs: 1 })).body).toEqual({
    askAgainMs: wallLimits.revokedAskMs,
    standing: { state: 'revoked' },
  });
  expect(await test.db.$count(wallDrifts, eq(wallDrifts.screenId, device.screenId))).toBe(0);
  for (const endpoint of [endpoints.identifyWallScreen, endpoints.reloadWallScreen])
    expect((await callEndpoint(test, 'owner', endpoint, { params })).status).toBe(404);
});

it('what staff ask of a screen is said on the placement’s live stream, and told when the screen asks', async () => {
  const wall = await wallOf(own);
  const device = await newDevice();
  await callEndpoint(test, 'owner', endpoints.createDocument, {
    params: { brandId: own.brandId },
    body: { area: 'scenes', experienceId: own.experienceId },
  });
  await callEndpoint(test, 'owner', endpoints.publishExperience, {
    params: { brandId: own.brandId, experienceId: own.experienceId },
    body: { note: '' },
  });
  const changes = async () => {
    const { body } = await callEndpoint(test, 'anonymous', endpoints.listPublicRuns, {
      params: { placementId: own.placementId },
    });
    return (body as { wallScreens?: { changes: number } }).wallScreens?.changes ?? 0;
  };
  expect(await changes()).toBe(0);
  test.setNow(minutes(1));
  await pair(wall, codeOf(device));
  const paired = await changes();
  expect(paired).toBeGreaterThan(0);
  test.setNow(minutes(2));
  const params = { brandId: own.brandId, wallScreenId: device.screenId };
  await callEndpoint(test, 'owner', endpoints.identifyWallScreen, { params });
  await callEndpoint(test, 'owner', endpoints.reloadWallScreen, { params });
  expect(await changes()).toBeGreaterThan(paired);
  const { standing } = (await report(device)).body;
  expect(standing).toMatchObject({ reloads: 1, identifyUntil: expect.any(String) });
});

it('a screen that says nothing is silent; what it measured is kept for a day, the worst of five minutes shown', async () => {
  const wall = await wallOf(own);
  const device = await newDevice();
  const start = Math.ceil(Date.now() / 300_000) * 300_000;
  const after = (ms: number) => test.setNow(new Date(start + ms));
  await pair(wall, codeOf(device));
  after(0);
  await report(device, { driftMs: 4 });
  after(5_000);
  await report(device, { driftMs: -31 });
  after(300_000);
  await report(device, { driftMs: 2 });
  const drifts = async () => {
    const { body } = await callEndpoint(test, 'owner', endpoints.listWallDrifts, {
      params: { brandId: own.brandId, wallScreenId: device.screenId },
    });
    return body.items?.map(({ driftMs }) => driftMs);
  };
  expect(await drifts()).toEqual([-31, 2]);
  after(300_000 + wallLimits.silentMs + 1);
  expect(await listed(wall)).toMatchObject([{ isSilent: true }]);
  after(25 * 3600_000);
  await forgetScreens(test.dependencies);
  expect(await test.db.$count(wallDrifts, eq(wallDrifts.screenId, device.screenId))).toBe(0);
  expect(await listed(wall)).toHaveLength(1);
});

it('a device that nobody lets in is forgotten, and too many do not wait', async () => {
  const device = await newDevice();
  for (let count = 1; count < wallLimits.waitingAtPlacement; count++) await newDevice();
  const oneMore = await callEndpoint(test, 'anonymous', endpoints.requestWallScreen, {
    params: { placementId: own.placementId },
    body: facts,
  });
  expect(oneMore).toMatchObject({ status: 429, problem: { code: 'too-many-screens' } });
  test.setNow(minutes(61));
  await forgetScreens(test.dependencies);
  expect((await report(device)).status).toBe(404);
});

it('whoever tries codes is stopped after a few', async () => {
  const limited = await createTestApp();
  try {
    const { body } = await callEndpoint(limited, 'owner', endpoints.createDocument, {
      params: { brandId: limited.brandId },
      body: { area: 'video-wall', experienceId: limited.experienceId },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 22; count++) {
      const { status } = await callEndpoint(limited, 'owner', endpoints.createWallScreen, {
        params: { brandId: limited.brandId, documentId: body.id as string },
        body: { code: 'ABC234', name: 'Guess', row: 1, column: 1 },
      });
      statuses.push(status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
  } finally {
    await limited.close();
  }
});
