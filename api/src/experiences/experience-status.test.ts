import { experienceStatus } from './experience-status';

const experience = { archivedAt: null, publishedVersion: 1, draftRevision: 7 };

it.each([
  ['draft', 'before it is published', { publishedVersion: null }, { ever: false, draftRevision: null }],
  ['published', 'while the draft is what was published', {}, { ever: true, draftRevision: 7 }],
  ['changed', 'with a newer draft', {}, { ever: true, draftRevision: 6 }],
  ['unpublished', 'when it was taken away', { publishedVersion: null }, { ever: true, draftRevision: null }],
  [
    'archived',
    'when archived, published or not',
    { archivedAt: new Date() },
    { ever: true, draftRevision: 7 },
  ],
] as const)('an experience is %s %s', (status, _, change, published) => {
  expect(experienceStatus({ ...experience, ...change }, published)).toBe(status);
});
