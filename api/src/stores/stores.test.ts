import type { StoreCreate } from '@vitrine/shared/contract';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await createTestApp();
  base = `/v1/brands/${test.brandId}/stores`;
});
afterAll(() => test?.close());

const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
  const answer = await test.app.inject({
    method,
    url: base + path,
    headers: test.as('manager'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
};

const nineToSix = { from: '09:00', until: '18:00' };
const stands = {
  openingHours: {
    week: {
      mon: [
        { from: '09:00', until: '12:30' },
        { from: '12:30', until: '24:00' },
      ],
      tue: [],
    },
    exceptions: { '2028-02-29': [nineToSix], '2026-12-25': [] },
  },
  groups: ['Airports', 'Flagships'],
} satisfies Partial<StoreCreate>;

const onMonday = (...spans: object[]) => ({ openingHours: { week: { mon: spans }, exceptions: {} } });
const onDate = (date: string, ...spans: object[]) => ({
  openingHours: { week: {}, exceptions: { [date]: spans } },
});

it('hours with breaks, until midnight, and by date stand as they were entered; so do groups', async () => {
  const { id } = await call('POST', '', { name: 'Quay', ...stands });
  expect(await call('GET', `/${id}`)).toMatchObject(stands);
});

it('stands in a time zone by the name that the zone goes by, and is found by any spelling of it', async () => {
  const { id, timeZone } = await call('POST', '', { name: 'Spree', timeZone: 'europe/vaduz' });
  expect(timeZone).toBe('Europe/Vaduz');
  expect(await call('GET', '?timeZone=EUROPE/VADUZ')).toMatchObject({ items: [{ id }] });
  expect(await call('POST', '', { name: 'Crater', timeZone: 'Mars/Olympus' })).toMatchObject({
    status: 400,
    errors: [{ pointer: '/timeZone', message: 'Not a time zone' }],
  });
});

describe('a store refuses, at its place, and stays as it was, when', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await call('POST', '', { name: 'Harbour', ...stands }));
  });

  it.each([
    [
      'hours end before they start',
      onMonday({ from: '18:00', until: '09:00' }),
      '/openingHours/week/mon/0/until',
    ],
    [
      'hours end when they start',
      onMonday({ from: '09:00', until: '09:00' }),
      '/openingHours/week/mon/0/until',
    ],
    [
      'hours overlap',
      onMonday({ from: '16:00', until: '20:00' }, nineToSix),
      '/openingHours/week/mon/1/from',
    ],
    ['hours are there twice', onMonday(nineToSix, nineToSix), '/openingHours/week/mon/1/from'],
    ['there is no such time', onMonday({ from: '09:60', until: '18:00' }), '/openingHours/week/mon/0/from'],
    ['a time is missing', onMonday({ from: '09:00', until: '' }), '/openingHours/week/mon/0/until'],
    ['there is no such date', onDate('2026-02-29'), '/openingHours/exceptions/2026-02-29'],
    [
      'hours of a date end before they start',
      onDate('2026-12-24', { from: '14:00', until: '09:00' }),
      '/openingHours/exceptions/2026-12-24/0/until',
    ],
    [
      'there is no such day',
      { openingHours: { week: { feast: [] }, exceptions: {} } },
      '/openingHours/week/feast',
    ],
    ['a group is there twice', { groups: ['Airports', 'Flagships', 'Airports'] }, '/groups/2'],
    ['a group is there with other capitals', { groups: ['Airports', ' AIRPORTS'] }, '/groups/1'],
    ['a group has no name', { groups: ['Airports', '  '] }, '/groups/1'],
  ])('%s', async (_, body, pointer) => {
    const before = await call('GET', '');
    const refused = { status: 400, code: 'invalid', errors: [{ pointer }] };
    expect(await call('PATCH', `/${id}`, { name: 'Changed', ...body })).toMatchObject(refused);
    expect(await call('POST', '', { name: 'Another', ...body })).toMatchObject(refused);
    expect(await call('GET', '')).toEqual(before);
  });
});
