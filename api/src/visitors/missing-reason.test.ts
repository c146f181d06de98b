import { endpoints, type RequestOf } from '@vitrine/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import { experiences, placements } from '../db/schema';
import { setPublishedVersion } from '../experiences/set-published-version';
import { newId, newPlacementId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
/** Nobody ever visits it: each test has another, at two placements, and asks why. */
let experienceId: string;
let placementIds: string[];
const published = new Date('2026-11-01T08:00:00Z');

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { brandId, db, placementId } = test;
  const [placement] = await db.select().from(placements).where(eq(placements.id, placementId));
  if (!placement) throw new Error('The seed has no placement');
  experienceId = newId();
  placementIds = [newPlacementId(), newPlacementId()];
  await db.insert(experiences).values({ id: experienceId, brandId, name: 'Another', languages: ['en'] });
  await seedPoll(db, { experienceId, now: published });
  const own = { ...placement, experienceId, createdAt: published };
  await db.insert(placements).values(placementIds.map((id) => ({ ...own, id, name: id })));
  at('2026-11-21T10:00:00Z');
});

type Query = NonNullable<RequestOf<typeof endpoints.getExperienceVisits>['query']>;
const at = (moment: string) => test.setNow(new Date(moment));
const past = { from: '2026-11-10', until: '2026-11-11' };

/** Why nobody came on two days, the 20th and the 21st unless others are asked for. */
async function why(query: Partial<Query> = {}) {
  const { body } = await callEndpoint(test, 'analyst', endpoints.getExperienceVisits, {
    params: { brandId: test.brandId, experienceId },
    query: { from: '2026-11-20', until: '2026-11-21', timeZone: 'UTC', ...query },
  });
  return body.missing;
}

/** Without a word in the audit log, as if it had always been so. */
const setBoth = (now: Partial<typeof placements.$inferInsert>) =>
  test.db.update(placements).set(now).where(inArray(placements.id, placementIds));

/** What staff did with both placements at a moment; it is the 21st again after that. */
async function staffDo(
  what: 'updatePlacement' | 'endPlacement' | 'archivePlacement' | 'restorePlacement',
  moment: string,
  body: object = {},
) {
  at(moment);
  for (const placementId of placementIds) {
    const params = { brandId: test.brandId, placementId };
    const { status } = await (what === 'updatePlacement'
      ? callEndpoint(test, 'owner', endpoints.updatePlacement, { params, body })
      : callEndpoint(test, 'owner', endpoints[what], { params }));
    expect(status).toBe(200);
  }
  at('2026-11-21T10:00:00Z');
}

describe('says why there are no visits', () => {
  it('not, where visitors could come and nobody did', async () => {
    expect(await why()).toBeNull();
  });

  it('in days to come', async () => {
    expect(await why({ from: '2026-12-01', until: '2026-12-02' })).toBe('not-yet');
  });

  it('before the first publish', async () => {
    expect(await why({ from: '2026-10-01', until: '2026-10-31' })).toBe('not-published');
    expect(await why({ from: '2026-10-01', until: '2026-11-01' })).toBeNull();
  });

  it('while it was unpublished', async () => {
    const { db } = test;
    await db.transaction((tx) =>
      setPublishedVersion(tx, experienceId, null, new Date('2026-11-10T00:00:00Z')),
    );
    expect(await why()).toBe('unpublished');
    expect(await why({ from: '2026-11-09' })).toBeNull();
  });

  it('where it is placed nowhere', async () => {
    await setBoth({ experienceId: null });
    expect(await why()).toBe('not-placed');
  });

  it('while every placement is paused, not while one is open', async () => {
    await setBoth({ paused: true });
    expect(await why()).toBe('paused');
    await test.db
      .update(placements)
      .set({ paused: false })
      .where(eq(placements.id, placementIds[1] ?? ''));
    expect(await why()).toBeNull();
    expect(await why({ placementId: placementIds[0] })).toBe('paused');
  });

  it('before every placement opens, and once every one has ended', async () => {
    await setBoth({ activeFrom: new Date('2026-12-01T00:00:00Z') });
    expect(await why()).toBe('scheduled');
    expect(await why(past)).toBe('scheduled');
    await setBoth({ activeFrom: null, activeUntil: new Date('2026-11-10T12:00:00Z') });
    expect(await why()).toBe('ended');
    expect(await why(past)).toBeNull();
  });

  it('in days that are over on which every placement was paused', async () => {
    await staffDo('updatePlacement', '2026-11-09T23:00:00Z', { paused: true });
    await staffDo('updatePlacement', '2026-11-12T00:00:00Z', { paused: false });
    expect(await why(past)).toBe('paused');
    expect(await why({ ...past, placementId: placementIds[1] })).toBe('paused');
    expect(await why({ ...past, from: '2026-11-09' })).toBeNull();
    expect(await why({ ...past, until: '2026-11-12' })).toBeNull();
  });

  it('in days that were over before it was placed, and after it was taken away', async () => {
    await setBoth({ experienceId: null });
    await staffDo('updatePlacement', '2026-11-12T00:00:00Z', { experienceId });
    await staffDo('updatePlacement', '2026-11-14T00:00:00Z', { experienceId: null });
    expect(await why(past)).toBe('not-placed');
    expect(await why({ from: '2026-11-13', until: '2026-11-13' })).toBeNull();
    expect(await why({ from: '2026-11-14', until: '2026-11-15' })).toBe('not-placed');
  });

  it('in days that were over before the placements were there', async () => {
    await setBoth({ createdAt: new Date('2026-11-20T00:00:00Z') });
    expect(await why(past)).toBe('not-placed');
  });

  it('in days after a placement was ended, which then began anew', async () => {
    await staffDo('endPlacement', '2026-11-09T12:00:00Z');
    await staffDo('updatePlacement', '2026-11-15T12:00:00Z', { activeUntil: null });
    expect(await why(past)).toBe('ended');
    expect(await why()).toBeNull();
  });

  it('where it showed something and was not published at once, at no time both', async () => {
    const { db } = test;
    const publish = (version: number | null, moment: string) =>
      db.transaction((tx) => setPublishedVersion(tx, experienceId, version, new Date(moment)));
    await publish(null, '2026-11-11T00:00:00Z');
    await publish(1, '2026-11-13T00:00:00Z');
    await staffDo('updatePlacement', '2026-11-09T12:00:00Z', { paused: true });
    await staffDo('updatePlacement', '2026-11-11T00:00:00Z', { paused: false });
    expect(await why(past)).toBe('paused');
    expect(await why({ ...past, until: '2026-11-13' })).toBeNull();
  });

  it('not, where that cannot be known: what is in use now had lain in the archive', async () => {
    await staffDo('archivePlacement', '2026-11-09T12:00:00Z');
    expect(await why(past)).toBe('not-placed');
    await staffDo('restorePlacement', '2026-11-15T12:00:00Z');
    expect(await why(past)).toBe('not-known');
    expect(await why({ from: '2026-11-08', until: '2026-11-08' })).toBeNull();
    expect(await why()).toBeNull();
  });
});
