import type { TimelineEvent } from '@vitrine/shared/contract';
import { timelineMarks } from './timeline-marks';

const day = { from: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' };
const at = (time: string, version: number): TimelineEvent => ({
  kind: 'published',
  at: `2026-11-20T${time}:00.000Z`,
  version,
});
const words = {
  number: String,
  event: (event: TimelineEvent) => (event.kind === 'published' ? `Version ${event.version}` : event.kind),
};

test('each stands where it happened, by its number in the list', () => {
  expect(timelineMarks([at('06:00', 1), at('18:00', 2)], day, words)).toEqual([
    { at: 0.25, label: '1', texts: ['Version 1'] },
    { at: 0.75, label: '2', texts: ['Version 2'] },
  ]);
});

test('those that follow each other closely stand under one label, which no other can touch', () => {
  const dense = Array.from({ length: 24 * 60 }, (_, minute) =>
    at(new Date(minute * 60_000).toISOString().slice(11, 16), minute + 1),
  );
  const marks = timelineMarks(dense, day, words);
  expect(marks.flatMap(({ texts }) => texts)).toHaveLength(dense.length);
  expect(marks.length).toBeGreaterThan(10);
  for (const [index, mark] of marks.slice(1).entries())
    expect(mark.at - (marks[index]?.at ?? 0)).toBeGreaterThanOrEqual(0.08);
  expect(timelineMarks([at('06:00', 1), at('06:10', 2), at('18:00', 3)], day, words)).toEqual([
    { at: 0.25, label: '1–2', texts: ['Version 1', 'Version 2'] },
    { at: 0.75, label: '3', texts: ['Version 3'] },
  ]);
});
