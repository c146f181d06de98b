import { isSilent } from './silent';

// A Monday; Berlin is two hours ahead of UTC, so it is 12:00 there.
const now = new Date('2026-06-01T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const long = new Date('2026-01-01T00:00:00Z');
const always = { timeZone: 'Europe/Berlin', openingHours: { week: {}, exceptions: {} } };
const openFrom = (from: string, until: string, exceptions = {}) => ({
  ...always,
  openingHours: { week: { mon: [{ from, until }] }, exceptions },
});
const kiosk = {
  kind: 'kiosk',
  state: 'active',
  lastSeenAt: ago(16),
  activeFrom: null,
  updatedAt: long,
} as const;

describe('a kiosk', () => {
  it.each([
    ['that was seen 16 minutes ago', {}, always, true],
    ['that was seen 14 minutes ago', { lastSeenAt: ago(14) }, always, false],
    ['that was never seen', { lastSeenAt: null }, always, true],
    ['that was never seen and made a moment ago', { lastSeenAt: null, updatedAt: ago(1) }, always, false],
    ['that was resumed a moment ago', { lastSeenAt: long, updatedAt: ago(1) }, always, false],
    ['that began a moment ago', { lastSeenAt: null, activeFrom: ago(5) }, always, false],
    ['that began long ago', { lastSeenAt: null, activeFrom: long }, always, true],
    ['that is paused', { state: 'paused' }, always, false],
    ['that is over', { state: 'ended' }, always, false],
    ['that has not begun', { state: 'scheduled', activeFrom: ago(-60) }, always, false],
    ['that has nothing to show', { state: 'unassigned' }, always, false],
    ['in an open store', {}, openFrom('09:00', '18:00'), true],
    ['in a store that has closed', {}, openFrom('09:00', '11:59'), false],
    ['in a store that has not opened yet', { lastSeenAt: long }, openFrom('13:00', '18:00'), false],
    ['in a store that opened a moment ago', { lastSeenAt: long }, openFrom('11:50', '18:00'), false],
    ['in a store that opened a while ago', { lastSeenAt: long }, openFrom('11:45', '18:00'), true],
    ['in a store that is closed today', {}, openFrom('09:00', '18:00', { '2026-06-01': [] }), false],
    [
      'in a store that opens for once',
      {},
      {
        ...always,
        openingHours: {
          week: { sat: [{ from: '09:00', until: '18:00' }] },
          exceptions: { '2026-06-01': [{ from: '09:00', until: '18:00' }] },
        },
      },
      true,
    ],
    [
      'in a store that is open on its own clocks only',
      {},
      { ...openFrom('11:00', '13:00'), timeZone: 'America/New_York' },
      false,
    ],
  ] as const)('%s', (_, change, store, silent) => {
    expect(isSilent({ ...kiosk, ...change }, store as typeof always, now)).toBe(silent);
  });

  it('is silent by the clocks after they have gone forward, and not an hour later', () => {
    // 03:20 in Berlin, twenty minutes after clocks went from 02:00 to 03:00.
    const night = new Date('2026-03-29T01:20:00Z');
    const unseen = { ...kiosk, lastSeenAt: null };
    const opening = (from: string) => ({
      ...always,
      openingHours: { week: { sun: [{ from, until: '06:00' }] }, exceptions: {} },
    });
    expect(isSilent(unseen, opening('03:00'), new Date(night))).toBe(true);
    expect(isSilent(unseen, opening('03:10'), new Date(night))).toBe(false);
  });
});

it.each([
  ['screen', true],
  ['qr', false],
  ['link', false],
] as const)('a placement of kind %s: %s', (kind, silent) => {
  expect(isSilent({ ...kiosk, kind }, always, now)).toBe(silent);
});
