import { expect, test } from '@jest/globals';
import { emptyQrCode, type QrCodeDocument, qrCodeDocument } from '@vitrine/shared/contract';
import type { DraftContext } from '../area-content';
import { checkReferences } from '../checks/reference-checks';
import { content } from './content';

const survey = 's'.repeat(16);
const window = 'w'.repeat(10);
const always = { hours: [], exceptions: {} };
const everybody = { placements: [], languages: [], devices: [] };
const toSurvey = { kind: 'survey', documentId: survey } as const;
const now = new Date('2026-12-01T12:00:00Z');

const codeOf = (own: Partial<QrCodeDocument>): QrCodeDocument =>
  qrCodeDocument.parse({
    ...emptyQrCode(),
    title: { en: 'Window' },
    fallback: { kind: 'placement', placementId: window },
    ...own,
  });
const rule = (order: string, own: object = {}) => ({
  ...{ order, name: '', times: always, audience: everybody, target: toSurvey },
  ...own,
});
const context = {
  languages: ['en'],
  images: new Map(),
  documents: new Map([[survey, 'surveys']]),
  placements: new Set([window]),
} as unknown as DraftContext;
const saidOf = (own: Partial<QrCodeDocument>) => {
  const code = codeOf(own);
  return [...checkReferences(content.references(code), context), ...content.check(code, context, now)].map(
    ({ level, message, pointer }) => `${level} ${pointer}: ${message}`,
  );
};

test('a code that leads somewhere in every case has nothing to complain about', () => {
  expect(
    saidOf({ rules: { one: rule('a0', { times: { ...always, opensAt: '2026-12-24T10:00' } }) } }),
  ).toEqual([]);
});

test('what is missing or contradicts itself is said where it stands', () => {
  expect(saidOf({ fallback: undefined, title: {} })).toEqual([
    'warning /title/en: The code has no title.',
    'error /fallback: The code does not say where it leads when no rule applies.',
  ]);
  expect(saidOf({ opensAt: '2026-12-24T10:00', closesAt: '2026-12-24T09:00' })).toEqual([
    'error /closesAt: The code ends before it begins.',
  ]);
  const backwards = { ...always, opensAt: '2026-12-24T10:00', closesAt: '2026-12-24T09:00' };
  expect(
    saidOf({ rules: { b: rule('a1', { target: undefined }), a: rule('a0', { times: backwards }) } }),
  ).toEqual([
    'error /rules/a/times/closesAt: Rule 1 ends before it begins.',
    'error /rules/b/target: Rule 2 does not say where it leads.',
  ]);
});

test('rules that never come to anything are said: over, or below one that always applies', () => {
  const over = { ...always, closesAt: '2026-11-29T10:00' };
  const today = { ...always, closesAt: '2026-12-01T08:00' };
  expect(saidOf({ rules: { a: rule('a0', { times: over }), b: rule('a1', { times: today }) } })).toEqual([
    'warning /rules/a/times: Rule 1 is over: it never applies again.',
  ]);
  const phones = { audience: { ...everybody, devices: ['phone'] } };
  expect(saidOf({ rules: { a: rule('a0', phones), b: rule('a1'), c: rule('a2') } })).toEqual([
    'warning /rules/c: Rule 3 never wins: rule 2 above it always applies.',
  ]);
});

test('targets and placements that are gone, or were never the brand’s, are said', () => {
  const foreign = 'f'.repeat(10);
  expect(
    saidOf({
      fallback: { kind: 'placement', placementId: foreign },
      rules: {
        a: rule('a0', {
          audience: { ...everybody, placements: [window, foreign] },
          target: { kind: 'poll', documentId: survey },
        }),
      },
    }),
  ).toEqual([
    'error /fallback/placementId: This placement was archived or does not exist.',
    'error /rules/a/target/documentId: What this names was archived or does not exist.',
    'error /rules/a/audience/placements/1: This placement was archived or does not exist.',
  ]);
});

test('browsers get nothing of a code: where it leads is for the API alone, without its title and design', () => {
  const code = codeOf({ rules: { one: rule('a0') } });
  const { parts, server } = content.compile([{ id: 'c'.repeat(16), data: code }], context);
  expect(parts).toEqual([]);
  expect(server).toEqual({ codes: { ['c'.repeat(16)]: { fallback: code.fallback, rules: code.rules } } });
  expect(content.compile([], context).server).toBeUndefined();
});
