import { lastServed } from './last-served';

const day = (date: number) => new Date(Date.UTC(2026, 5, date));
const now = day(20);
const own = { experienceId: 'own', pinnedVersion: null, calendar: [], until: null };
/** 1 from the 2nd, 2 from the 5th, 3 from the 9th. */
const three = [
  { version: null, until: day(2) },
  { version: 1, until: day(5) },
  { version: 2, until: day(9) },
  { version: 3, until: null },
];
const seen = (version: number) => ({ experienceId: 'own', version });

it('a version was served until the next took its place, however many came after that', () => {
  expect([1, 2, 3].map((version) => lastServed(seen(version), [own], three, now))).toEqual([
    day(5),
    day(9),
    now,
  ]);
});

it('one of another experience, or not yet published, never was', () => {
  expect(lastServed({ experienceId: 'other', version: 1 }, [own], three, now)).toBeNull();
  expect(lastServed(seen(3), [own], three, day(8))).toBeNull();
  expect(lastServed(seen(4), [own], three, now)).toBeNull();
});

it('behind a pin nothing else is served, as long as something is published', () => {
  const pinned = { ...own, pinnedVersion: 1 };
  expect(lastServed(seen(1), [pinned], three, now)).toEqual(now);
  expect(lastServed(seen(2), [pinned], three, now)).toBeNull();
  const taken = [...three.slice(0, -1), { version: 3, until: day(15) }, { version: null, until: null }];
  expect(lastServed(seen(1), [pinned], taken, now)).toEqual(day(15));
});

it('a pin that came later ended what was served before it', () => {
  const assignments = [
    { ...own, until: day(12) },
    { ...own, pinnedVersion: 2 },
  ];
  expect(lastServed(seen(3), assignments, three, now)).toEqual(day(12));
  expect(lastServed(seen(1), assignments, three, now)).toEqual(day(5));
  expect(lastServed(seen(2), assignments, three, now)).toEqual(now);
});

it('a restored version is served again, the newer ones until then', () => {
  const restored = [...three.slice(0, -1), { version: 3, until: day(12) }, { version: 1, until: null }];
  expect(lastServed(seen(1), [own], restored, now)).toEqual(now);
  expect(lastServed(seen(3), [own], restored, now)).toEqual(day(12));
  expect(lastServed(seen(2), [own], restored, now)).toEqual(day(9));
});

it('a calendar shows another experience for a while and takes the place of its own', () => {
  const entry = { experienceId: 'own', from: day(3).toISOString(), until: day(7).toISOString() };
  const guest = { ...own, experienceId: 'host', calendar: [entry] };
  expect(lastServed(seen(1), [guest], three, now)).toEqual(day(5));
  expect(lastServed(seen(2), [guest], three, now)).toEqual(day(7));
  expect(lastServed(seen(3), [guest], three, now)).toBeNull();
  const host = [{ version: 1, until: null }];
  expect(lastServed({ experienceId: 'host', version: 1 }, [guest], host, day(6))).toEqual(day(3));
});

it('an entry that was taken out of the calendar counts until then', () => {
  const entry = { experienceId: 'own', from: day(3).toISOString(), until: day(30).toISOString() };
  const assignments = [
    { ...own, experienceId: 'host', calendar: [entry], until: day(6) },
    { ...own, experienceId: 'host' },
  ];
  expect(lastServed(seen(2), assignments, three, now)).toEqual(day(6));
});
