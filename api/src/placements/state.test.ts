import { assignedAt, placementState, showsUntil } from './state';

const now = new Date('2026-06-01T12:00:00Z');
const past = new Date('2026-05-01T12:00:00Z');
const future = new Date('2026-07-01T12:00:00Z');

const placement = {
  experienceId: 'own',
  pinnedVersion: 3,
  calendar: [],
  activeFrom: null,
  activeUntil: null,
  paused: false,
};
const published = { publishedVersion: 1, archivedAt: null };

describe('the state of a placement', () => {
  it.each([
    ['active', 'with something published', {}, published],
    ['active', 'within its time', { activeFrom: past, activeUntil: future }, published],
    ['active', 'from the very moment it begins', { activeFrom: now }, published],
    ['scheduled', 'before its time', { activeFrom: future }, published],
    ['scheduled', 'before its time, though paused', { activeFrom: future, paused: true }, published],
    ['scheduled', 'before its time, though empty', { activeFrom: future }, null],
    ['paused', 'when paused', { paused: true }, published],
    ['paused', 'when paused and empty', { paused: true }, null],
    ['ended', 'from the very moment it ends', { activeUntil: now }, published],
    ['ended', 'after its time, though paused', { activeUntil: past, paused: true }, published],
    ['ended', 'after its time, though empty', { activeUntil: past }, null],
    ['unassigned', 'with nothing assigned', {}, null],
    ['unassigned', 'with nothing published', {}, { publishedVersion: null, archivedAt: null }],
    ['unassigned', 'with an archived experience', {}, { publishedVersion: 1, archivedAt: past }],
  ] as const)('is %s %s', (state, _, change, experience) => {
    expect(placementState({ ...placement, ...change }, experience, now)).toBe(state);
  });
});

describe('what a placement shows', () => {
  const entry = (experienceId: string, from: Date, until: Date) => ({
    experienceId,
    from: from.toISOString(),
    until: until.toISOString(),
  });
  const own = { experienceId: 'own', pinnedVersion: 3 };

  it.each([
    ['its own, pinned, without a calendar', [], own],
    [
      'another, never pinned, while the calendar says so',
      [entry('b', past, future)],
      { experienceId: 'b', pinnedVersion: null },
    ],
    [
      'another from the very moment it begins',
      [entry('b', now, future)],
      { experienceId: 'b', pinnedVersion: null },
    ],
    ['its own again from the very moment that ends', [entry('b', past, now)], own],
    ['its own before that', [entry('b', future, new Date('2026-08-01'))], own],
    [
      'the first of two that overlap',
      [entry('b', past, future), entry('c', past, future)],
      { experienceId: 'b', pinnedVersion: null },
    ],
  ])('is %s', (_, calendar, expected) => {
    expect(assignedAt({ ...placement, calendar }, now)).toMatchObject(expected);
  });
});

describe('until when a placement has something to show', () => {
  const [first, second] = [new Date('2026-06-02T12:00:00Z'), new Date('2026-06-03T12:00:00Z')];
  const entry = (from: Date, until: Date) => ({
    experienceId: 'b',
    from: from.toISOString(),
    until: until.toISOString(),
  });
  it.each([
    ['without an end', true, {}, null],
    ['until its end', true, { activeUntil: future }, future],
    ['beyond its calendar, which it has something beneath', true, { calendar: [entry(past, first)] }, null],
    ['until its calendar runs out', false, { calendar: [entry(past, first)] }, first],
    [
      'until the last of two entries that touch',
      false,
      { calendar: [entry(first, second), entry(past, first)] },
      second,
    ],
    [
      'until its end, before its calendar',
      false,
      { activeUntil: first, calendar: [entry(past, second)] },
      first,
    ],
    ['not until an entry that is over', false, { calendar: [entry(past, now)] }, null],
  ] as const)('%s', (_, ownShows, change, expected) => {
    const { activeUntil, calendar } = { activeUntil: null, calendar: [], ...change };
    expect(showsUntil({ activeUntil, calendar: [...calendar] }, ownShows, now)).toEqual(expected);
  });
});
