import { changedRows } from './changed-rows';

it('tells value by value what was before and what is after', () => {
  expect(
    changedRows({
      before: { name: 'A', hours: { mon: ['9'], tue: ['10'] }, paused: false },
      after: { name: 'B', hours: { mon: ['8'], tue: null }, paused: true },
    }),
  ).toEqual([
    { path: ['name'], before: 'A', after: 'B' },
    { path: ['hours', 'mon'], before: ['9'], after: ['8'] },
    { path: ['hours', 'tue'], before: ['10'], after: null },
    { path: ['paused'], before: false, after: true },
  ]);
});

it('has one side for what was made and for what is gone', () => {
  expect(changedRows({ before: null, after: { name: 'A', title: { en: 'B' } } })).toEqual([
    { path: ['name'], before: undefined, after: 'A' },
    { path: ['title', 'en'], before: undefined, after: 'B' },
  ]);
  expect(changedRows({ before: { name: 'A' }, after: null })).toEqual([
    { path: ['name'], before: 'A', after: undefined },
  ]);
  expect(changedRows({ before: null, after: null })).toEqual([]);
});

it('tells of a value that took the place of fields', () => {
  expect(changedRows({ before: { theme: { font: 'sans' } }, after: { theme: null } })).toEqual([
    { path: ['theme', 'font'], before: 'sans', after: undefined },
  ]);
  expect(changedRows({ before: { title: 'A' }, after: { title: { en: 'B' } } })).toEqual([
    { path: ['title'], before: 'A', after: undefined },
    { path: ['title', 'en'], before: undefined, after: 'B' },
  ]);
});
