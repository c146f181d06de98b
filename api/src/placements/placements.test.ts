import { type PlacementState, placementIdPattern } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { experiences, manifests, placements, testAccesses } from '../db/schema';
import { newPlacementId } from '../ids';
import { seedSamples } from '../testing/endpoint-samples';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await createTestApp();
  await seedSamples(test.db, test);
  base = `/v1/brands/${test.brandId}`;
});
afterAll(() => test?.close());
afterEach(() => test.setNow(null));

const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
  const answer = await test.app.inject({
    method,
    url: base + path,
    headers: test.as('manager'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const create = (payload: object) =>
  call('POST', `/stores/${test.storeId}/placements`, { name: 'New', ...payload });

describe('a placement', () => {
  it('keeps for what its page is laid out, tells visitors, and can leave it to the screen again', async () => {
    const { id, displayMode } = await create({ displayMode: 'kiosk' });
    expect(displayMode).toBe('kiosk');
    const seen = async () => (await test.app.inject(`/v1/placements/${id}`)).json().displayMode;
    expect(await seen()).toBe('kiosk');
    expect(await call('PATCH', `/placements/${id}`, { displayMode: null })).toMatchObject({
      displayMode: null,
    });
    expect(await seen()).toBeNull();
    expect(await call('PATCH', `/placements/${id}`, { displayMode: 'wall' })).toMatchObject({ status: 400 });
  });

  it('is never left by changes at the same time as none alone may leave it', async () => {
    const { id } = await create({});
    const { identity } = test.dependencies;
    const verify = identity.verify;
    let arrived = 0;
    let open: () => void = () => undefined;
    const together = new Promise<void>((resolve) => {
      open = resolve;
    });
    // Past the door they go on at the same time.
    identity.verify = async (token) => {
      const who = await verify(token);
      arrived += 1;
      if (arrived === 20) open();
      await together;
      return who;
    };
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(
          'PATCH',
          `/placements/${id}`,
          index % 2 === 0 ? { activeFrom: '2031-01-01T00:00:00Z' } : { activeUntil: '2030-01-01T00:00:00Z' },
        ),
      ),
    );
    identity.verify = verify;
    const { activeFrom, activeUntil } = await call('GET', `/placements/${id}`);
    expect([activeFrom, activeUntil].filter((moment) => moment !== null)).toHaveLength(1);
  });

  it('is created with an address of its own and shows nothing until something is assigned', async () => {
    expect(await create({})).toMatchObject({
      status: 201,
      id: expect.stringMatching(placementIdPattern),
      kind: 'qr',
      experienceId: null,
      state: 'unassigned',
      storeId: test.storeId,
    });
  });

  it('has the state of the moment it is read', async () => {
    await test.db
      .update(experiences)
      .set({ publishedVersion: 1 })
      .where(eq(experiences.id, test.experienceId));
    const { id, state } = await create({
      experienceId: test.experienceId,
      activeFrom: '2030-01-01T00:00:00Z',
      activeUntil: '2030-02-01T00:00:00Z',
    });
    expect(state).toBe('scheduled');
    test.setNow(new Date('2030-01-15T00:00:00Z'));
    expect((await call('GET', `/placements/${id}`)).state).toBe('active');
    expect((await call('PATCH', `/placements/${id}`, { paused: true })).state).toBe('paused');
    test.setNow(new Date('2030-02-01T00:00:00Z'));
    expect((await call('GET', `/placements/${id}`)).state).toBe('ended');
    const [listed] = (await call('GET', `/placements?experienceId=${test.experienceId}&q=New`)).items;
    expect(listed).toMatchObject({ id, state: 'ended' });
  });

  it('is pinned to a version that was published, and loses the pin with its experience', async () => {
    const { experienceId } = test;
    const pinned = await create({ experienceId, pinnedVersion: 1 });
    expect(pinned.pinnedVersion).toBe(1);
    expect(await call('PATCH', `/placements/${pinned.id}`, { pinnedVersion: 9 })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/pinnedVersion' }],
    });
    expect(await create({ pinnedVersion: 1 })).toMatchObject({ status: 400 });
    expect(
      (await call('PATCH', `/placements/${pinned.id}`, { experienceId: null })).pinnedVersion,
    ).toBeNull();
    expect(await test.db.$count(manifests)).toBe(1);
  });

  it('takes no experience of another brand, not even in its calendar', async () => {
    const experienceId = test.foreign.experienceId;
    const calendar = [{ experienceId, from: '2030-01-01T00:00:00Z', until: '2030-02-01T00:00:00Z' }];
    expect(await create({ experienceId })).toMatchObject({
      status: 404,
      errors: [{ pointer: '/experienceId' }],
    });
    expect(await create({ calendar })).toMatchObject({
      status: 404,
      errors: [{ pointer: '/calendar/0/experienceId' }],
    });
    expect(await call('PATCH', `/placements/${test.placementId}`, { experienceId })).toMatchObject({
      status: 404,
    });
  });

  it('does not end before it begins', async () => {
    const early = { from: '2030-02-01T00:00:00Z', until: '2030-02-01T00:00:00Z' };
    const { id } = await create({ activeFrom: early.from });
    expect(await call('PATCH', `/placements/${id}`, { activeUntil: '2030-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/activeUntil' }],
    });
    expect(await create({ calendar: [{ experienceId: test.experienceId, ...early }] })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/calendar/0/until' }],
    });
  });

  it('shows one thing at a time: entries of its calendar touch, and never overlap', async () => {
    const { experienceId } = test;
    const entry = (from: string, until: string) => ({
      experienceId,
      from: `2030-01-${from}T00:00:00Z`,
      until: `2030-01-${until}T00:00:00Z`,
    });
    const calendar = [entry('10', '20'), entry('01', '10')];
    const { id, status } = await create({ calendar });
    expect(status).toBe(201);
    expect(
      await call('PATCH', `/placements/${id}`, { calendar: [...calendar, entry('19', '22')] }),
    ).toMatchObject({
      status: 400,
      errors: [{ pointer: '/calendar/2/from' }],
    });
    expect(await create({ calendar: [entry('05', '06'), entry('01', '31')] })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/calendar/0/from' }],
    });
    expect((await call('GET', `/placements/${id}`)).calendar).toHaveLength(2);
  });

  it('does not lose what somebody else has entered meanwhile', async () => {
    const seen = await create({});
    const entry = (from: string, until: string) => ({
      experienceId: test.experienceId,
      from: `2030-01-${from}T00:00:00Z`,
      until: `2030-01-${until}T00:00:00Z`,
    });
    const theirs = await call('PATCH', `/placements/${seen.id}`, { calendar: [entry('01', '02')] });
    const change = { calendar: [entry('05', '06')], was: { calendar: seen.calendar } };
    expect(await call('PATCH', `/placements/${seen.id}`, change)).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      errors: [{ pointer: '/calendar' }],
      current: { calendar: theirs.calendar },
    });
    const again = { ...change, was: { calendar: theirs.calendar } };
    expect(await call('PATCH', `/placements/${seen.id}`, again)).toMatchObject({ status: 200 });
  });

  it('goes with its store and comes back with it; one archived before stays archived', async () => {
    const store = await call('POST', '/stores', { name: 'Closing' });
    const inStore = (name: string) => call('POST', `/stores/${store.id}/placements`, { name });
    const [going, gone] = [await inStore('Going'), await inStore('Gone')];
    await call('POST', `/placements/${gone.id}/archive`);
    await call('POST', `/stores/${store.id}/archive`);
    expect((await call('GET', `/placements/${going.id}`)).archivedAt).not.toBeNull();
    expect(await call('POST', `/placements/${going.id}/restore`)).toMatchObject({
      status: 409,
      code: 'store-archived',
    });
    expect(await inStore('Late')).toMatchObject({ status: 409, code: 'store-archived' });
    await call('POST', `/stores/${store.id}/restore`);
    expect((await call('GET', `/placements/${going.id}`)).archivedAt).toBeNull();
    expect((await call('GET', `/placements/${gone.id}`)).archivedAt).not.toBeNull();
  });
});

describe('a store that is archived', () => {
  it('has no open placement, whatever is made or restored there at the same moment', async () => {
    const store = await call('POST', '/stores', { name: 'Crossing' });
    const inStore = (name: string) => call('POST', `/stores/${store.id}/placements`, { name });
    const one = await inStore('One');
    await call('POST', `/placements/${one.id}/archive`);
    for (let round = 0; round < 10; round += 1) {
      const [made, restored] = await Promise.all([
        inStore(`Late ${round}`),
        call('POST', `/placements/${one.id}/restore`),
        call('POST', `/stores/${store.id}/archive`),
      ]);
      expect([201, 409]).toContain(made.status);
      expect([200, 409]).toContain(restored.status);
      expect((await call('GET', `/placements?storeId=${store.id}`)).total).toBe(0);
      await call('POST', `/stores/${store.id}/restore`);
      await call('POST', `/placements/${one.id}/archive`);
    }
  });

  it('and placements that are assigned at the same moment wait for each other, never for ever', async () => {
    const store = await call('POST', '/stores', { name: 'Many' });
    // Made in the opposite order of their ids, in which an assignment locks them.
    const ids = Array.from({ length: 300 }, () => newPlacementId()).sort();
    const own = { brandId: test.brandId, storeId: store.id, name: 'Shelf' };
    await test.db.insert(placements).values(ids.toReversed().map((id) => ({ id, ...own })));
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all([
        call('POST', '/placements/assign', { experienceId: null, placementIds: ids }),
        call('POST', `/stores/${store.id}/${round % 2 ? 'restore' : 'archive'}`),
        call('POST', '/placements/assign', { experienceId: test.experienceId, storeIds: [store.id] }),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
    }
  });
});

describe('an action on a placement', () => {
  const at = new Date('2030-01-15T00:00:00Z');
  const instead = ['schedule', 'pause', 'assign', 'archive'];
  const over = { code: 'already-ended', current: instead };
  const notYet = { code: 'not-begun', current: instead };

  /** What a placement is made with to be in a state. */
  const fields: Record<PlacementState, () => object> = {
    active: () => ({ experienceId: test.experienceId, activeUntil: '2030-03-01T00:00:00Z' }),
    scheduled: () => ({ experienceId: test.experienceId, activeFrom: '2030-02-01T00:00:00Z' }),
    paused: () => ({ experienceId: test.experienceId, paused: true }),
    ended: () => ({ experienceId: test.experienceId, activeUntil: '2029-01-01T00:00:00Z' }),
    unassigned: () => ({}),
  };
  const actions = {
    end: (id: string) => call('POST', `/placements/${id}/end`),
    pause: (id: string) => call('PATCH', `/placements/${id}`, { paused: true }),
    resume: (id: string) => call('PATCH', `/placements/${id}`, { paused: false }),
    assign: (id: string) => call('PATCH', `/placements/${id}`, { experienceId: test.experienceId }),
    clear: (id: string) => call('PATCH', `/placements/${id}`, { experienceId: null }),
    schedule: (id: string) => call('PATCH', `/placements/${id}`, { activeUntil: '2031-01-01T00:00:00Z' }),
    archive: (id: string) => call('POST', `/placements/${id}/archive`),
  };
  type Outcome = PlacementState | { code: string; current: string[] };
  /** The state that it leads to, or how it is refused. */
  const outcomes: Record<PlacementState, Record<Exclude<keyof typeof actions, 'archive'>, Outcome>> = {
    active: {
      end: 'ended',
      pause: 'paused',
      resume: 'active',
      assign: 'active',
      clear: 'unassigned',
      schedule: 'active',
    },
    scheduled: {
      end: notYet,
      pause: 'scheduled',
      resume: 'scheduled',
      assign: 'scheduled',
      clear: 'scheduled',
      schedule: 'scheduled',
    },
    paused: {
      end: 'ended',
      pause: 'paused',
      resume: 'active',
      assign: 'paused',
      clear: 'paused',
      schedule: 'paused',
    },
    ended: {
      end: over,
      pause: 'ended',
      resume: 'ended',
      assign: 'ended',
      clear: 'ended',
      schedule: 'active',
    },
    unassigned: {
      end: 'ended',
      pause: 'paused',
      resume: 'unassigned',
      assign: 'active',
      clear: 'unassigned',
      schedule: 'unassigned',
    },
  };
  const states = Object.keys(outcomes) as PlacementState[];
  const made = async (state: PlacementState) => {
    const { id } = await create(fields[state]());
    test.setNow(at);
    expect((await call('GET', `/placements/${id}`)).state).toBe(state);
    return id;
  };
  beforeAll(() =>
    test.db.update(experiences).set({ publishedVersion: 1 }).where(eq(experiences.id, test.experienceId)),
  );

  it.each(
    states.flatMap((state) =>
      (Object.keys(outcomes[state]) as (keyof (typeof outcomes)[typeof state])[]).map(
        (action) => [state, action, outcomes[state][action]] as const,
      ),
    ),
  )('that is %s: %s', async (state, action, outcome) => {
    const id = await made(state);
    const answer = await actions[action](id);
    if (typeof outcome === 'string') expect([answer.status, answer.state]).toEqual([200, outcome]);
    else {
      expect(answer).toMatchObject({ status: 409, ...outcome });
      expect((await call('GET', `/placements/${id}`)).state).toBe(state);
    }
  });

  it.each(['scheduled', 'ended'] as const)(
    'that is %s and cannot be ended: what is named instead can be done',
    async (state) => {
      const { current } = await actions.end(await made(state));
      for (const action of current as (keyof typeof actions)[])
        expect([action, (await actions[action](await made(state))).status]).toEqual([action, 200]);
    },
  );
});

describe('placements and groups are found', () => {
  const found = async (query: string) =>
    (await call('GET', `/placements?${query}`)).items.map(
      ({ name, storeName }: { name: string; storeName: string }) => `${name} · ${storeName}`,
    );

  it('by the placement’s or the store’s name in the brand, by its own in a store', async () => {
    const store = await call('POST', '/stores', { name: 'Quayside' });
    await call('POST', `/stores/${store.id}/placements`, { name: 'Left door' });
    await call('POST', `/stores/${store.id}/placements`, { name: 'Quay window' });
    await create({ name: 'To the quay' });
    const other = `To the quay · ${(await call('GET', `/stores/${test.storeId}`)).name}`;
    expect(await found('q=quay')).toEqual(['Left door · Quayside', 'Quay window · Quayside', other]);
    expect(await found(`q=quay&storeId=${store.id}`)).toEqual(['Quay window · Quayside']);
  });

  it('page after page, with how many stores in use are in a group', async () => {
    const groups = (name: string, of: string[]) => call('POST', '/stores', { name, groups: of });
    await groups('One', ['Harbour', 'Harbour east']);
    await groups('Two', ['Harbour']);
    const { id } = await groups('Three', ['Harbour', 'Harbour west']);
    await call('POST', `/stores/${id}/archive`);
    const first = await call('GET', '/store-groups?q=harb&limit=1');
    expect(first).toMatchObject({ items: [{ name: 'Harbour', stores: 2 }], total: 2 });
    expect(await call('GET', `/store-groups?q=harb&limit=1&cursor=${first.nextCursor}`)).toMatchObject({
      items: [{ name: 'Harbour east', stores: 1 }],
      nextCursor: null,
    });
  });
});

describe('many placements at once', () => {
  const assign = (payload: object) => call('POST', '/placements/assign', payload);
  const experienceOf = async (id: string) => (await call('GET', `/placements/${id}`)).experienceId;

  it('get an experience by name, by store and by group of stores, and the former ones are told', async () => {
    const { experienceId } = test;
    const store = await call('POST', '/stores', { name: 'Grouped', groups: ['North', 'Flagship'] });
    const inStore = (name: string) => call('POST', `/stores/${store.id}/placements`, { name, experienceId });
    const [one, two, named] = [await inStore('One'), await inStore('Two'), await create({})];
    await call('POST', `/placements/${two.id}/archive`);

    const cleared = await assign({ experienceId: null, groups: ['North'] });
    expect(cleared).toMatchObject({ placements: 1, before: [{ experienceId, placementIds: [one.id] }] });
    expect(await experienceOf(one.id)).toBeNull();
    expect(await experienceOf(two.id)).toBe(experienceId);

    const given = await assign({ experienceId, storeIds: [store.id], placementIds: [named.id] });
    expect(given.placements).toBe(2);
    expect(given.before).toEqual([{ experienceId: null, placementIds: [one.id, named.id].sort() }]);
    expect(await assign({ experienceId, storeIds: [store.id] })).toMatchObject({ placements: 1, before: [] });
  });

  it('get it all, or none does', async () => {
    const { id } = await create({});
    const { experienceId, foreign } = test;
    for (const [payload, pointer] of [
      [{ experienceId, placementIds: [id, foreign.placementId] }, '/placementIds/1'],
      [{ experienceId, placementIds: [id], storeIds: [foreign.storeId] }, '/storeIds/0'],
      [{ experienceId: foreign.experienceId, placementIds: [id] }, '/experienceId'],
    ] as const)
      expect(await assign(payload)).toMatchObject({ status: 404, errors: [{ pointer }] });
    expect(await experienceOf(id)).toBeNull();
  });

  it.each([
    ['nothing is chosen', {}, '/placementIds'],
    ['a group has no placements', { groups: ['Nowhere'] }, '/groups'],
  ])('are refused at the field when %s', async (_, chosen, pointer) => {
    expect(await assign({ experienceId: test.experienceId, ...chosen })).toMatchObject({
      status: 400,
      errors: [{ pointer }],
    });
  });
});

describe('the time zone of a store', () => {
  it.each(['Mars/Olympus', '+01:00', '', 'Europe/Berlin\u0000'])(
    'is refused at the field when there is none like “%s”',
    async (timeZone) => {
      expect(await call('POST', '/stores', { name: 'Somewhere', timeZone })).toMatchObject({
        status: 400,
        errors: [{ pointer: '/timeZone' }],
      });
    },
  );
});

describe('a test access', () => {
  const at = () => `/placements/${test.placementId}/test-accesses`;

  it('is created, renamed, given an end, and revoked for good', async () => {
    const made = await call('POST', at(), { label: 'For the agency' });
    expect(made).toMatchObject({ status: 201, id: expect.stringMatching(/^.{20}$/), pinnedVersion: null });
    const past = { expiresAt: '2020-01-01T00:00:00.000Z' };
    for (const refused of [
      await call('POST', at(), { label: 'Late', ...past }),
      await call('PATCH', `${at()}/${made.id}`, past),
    ])
      expect(refused).toMatchObject({ status: 400, errors: [{ pointer: '/expiresAt' }] });
    const end = '2031-01-01T00:00:00.000Z';
    expect(await call('PATCH', `${at()}/${made.id}`, { label: 'Agency', expiresAt: end })).toMatchObject({
      label: 'Agency',
      expiresAt: end,
    });
    const { revokedAt } = await call('POST', `${at()}/${made.id}/revoke`);
    expect(revokedAt).not.toBeNull();
    expect((await call('POST', `${at()}/${made.id}/revoke`)).revokedAt).toBe(revokedAt);
    const ids = async (query: string) =>
      (await call('GET', at() + query)).items.map(({ id }: { id: string }) => id);
    expect(await ids('')).not.toContain(made.id);
    expect(await ids('?archived=true')).toEqual([made.id]);
  });

  it('that has ended is renamed as it is, and works again with an end to come', async () => {
    const { id } = await call('POST', at(), { label: 'Agency' });
    const ended = '2020-01-01T00:00:00.000Z';
    await test.db
      .update(testAccesses)
      .set({ expiresAt: new Date(ended) })
      .where(eq(testAccesses.id, id));
    const url = `${at()}/${id}`;
    expect(await call('PATCH', url, { label: 'Studio', was: { label: 'Agency' } })).toMatchObject({
      status: 200,
      label: 'Studio',
      expiresAt: ended,
    });
    expect(await call('PATCH', url, { label: 'Late', was: { label: 'Agency' } })).toMatchObject({
      status: 409,
      errors: [{ pointer: '/label' }],
    });
    expect(await call('PATCH', url, { expiresAt: null, was: { expiresAt: ended } })).toMatchObject({
      status: 200,
      expiresAt: null,
    });
  });

  it('is found only under its own placement', async () => {
    const other = await create({});
    const path = `/placements/${other.id}/test-accesses/${test.testAccessId}`;
    expect(await call('GET', path)).toMatchObject({ status: 404 });
    expect(await call('POST', `${path}/revoke`)).toMatchObject({ status: 404 });
  });
});
