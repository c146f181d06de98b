import { zonedMoment, zonedReading } from './zoned-time';

describe('a wall clock’s reading', () => {
  it.each([
    // Berlin: forward at 02:00 → 03:00, back at 03:00 → 02:00.
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z', 'plain'],
    ['Europe/Berlin', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z', 'skipped'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'skipped'],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z', 'plain'],
    ['Europe/Berlin', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z', 'plain'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'repeated'],
    ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z', 'plain'],
    // New York: forward at 02:00 → 03:00, back at 02:00 → 01:00.
    ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z', 'plain'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', 'skipped'],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z', 'plain'],
    ['America/New_York', '2026-11-01T00:59', '2026-11-01T04:59:00.000Z', 'plain'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', 'repeated'],
    ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z', 'plain'],
    // Lord Howe moves by half an hour only: forward at 02:00 → 02:30, back at 02:00 → 01:30.
    ['Australia/Lord_Howe', '2026-10-04T01:59', '2026-10-03T15:29:00.000Z', 'plain'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', 'skipped'],
    ['Australia/Lord_Howe', '2026-10-04T02:30', '2026-10-03T15:30:00.000Z', 'plain'],
    ['Australia/Lord_Howe', '2026-04-05T01:29', '2026-04-04T14:29:00.000Z', 'plain'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z', 'repeated'],
    ['Australia/Lord_Howe', '2026-04-05T02:00', '2026-04-04T15:30:00.000Z', 'plain'],
    // A whole day that Samoa left out, and a zone without daylight saving.
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z', 'skipped'],
    ['UTC', '2026-03-29T02:30', '2026-03-29T02:30:00.000Z', 'plain'],
  ])('in %s, %s, is %s (%s)', (zone, local, at, reading) => {
    expect(zonedMoment(local, zone)).toEqual({ at, reading });
  });

  it.each(['', '9999-12-31T23:59', '2026-02-30', '2026-13-01T10:00', 'tomorrow', '12026-01-01T10:00'])(
    'is no moment when it is “%s”',
    (local) => {
      expect(zonedMoment(local, 'America/New_York')).toBeNull();
    },
  );

  it.each([
    ['Europe/Berlin', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
    ['Europe/Berlin', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
    ['America/New_York', '2026-07-01T03:59:59.000Z', '2026-06-30T23:59'],
    ['Australia/Lord_Howe', '2026-01-01T00:00:00.000Z', '2026-01-01T11:00'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00.000Z', '2026-01-01T05:45'],
  ])('in %s is that of a moment (%s is %s)', (zone, iso, local) => {
    expect(zonedReading(iso, zone)).toBe(local);
  });

  it('stays as it is typed, whatever the year, so that a field does not change under the hand', () => {
    for (const local of ['0002-01-01T00:00', '0202-06-30T12:34', '2026-01-01T00:00', '9998-12-31T23:59'])
      for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])
        expect(zonedReading(zonedMoment(local, zone)?.at ?? '', zone)).toBe(local);
  });
});
