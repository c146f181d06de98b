import { expect, test } from '@jest/globals';
import { codeFrame, codeModules, type QrCodeDocument, qrCodeDocument } from '@vitrine/shared/contract';
import { randomSchedule } from '@vitrine/shared/contract/schedule/testing/random-schedule';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import { base, languages, ordered, plain, readBack, readElsewhere, said } from '../../../testing/table-data';
import { codesTable } from './table';

const time = fc.constantFrom('2026-12-24T10:00', '2027-01-01T00:00:00.000Z');
const target = fc.constantFrom(
  { kind: 'link', address: 'https://vitrine.example/a?b=1,2;c' } as const,
  { kind: 'placement', placementId: 'showroom24' } as const,
  { kind: 'survey', documentId: '2'.repeat(16) } as const,
  { kind: 'scene', documentId: '3'.repeat(16) } as const,
);
const some = <T>(...values: T[]) => fc.subarray(values);
const rule = fc.record(
  {
    name: fc.string({ maxLength: 10 }).filter((one) => !/\p{Cc}/u.test(one)),
    target,
    times: randomSchedule(fc.constantFrom('Europe/Berlin', 'Asia/Tokyo')),
    audience: fc.record({
      placements: some('showroom24', 'entrance24'),
      languages: some('de', 'pt-BR'),
      devices: some('phone' as const, 'desktop' as const),
    }),
  },
  { requiredKeys: ['name', 'times', 'audience'], ...plain },
);
const code: fc.Arbitrary<QrCodeDocument> = fc.record(
  {
    title: languages,
    opensAt: time,
    closesAt: time,
    fallback: target,
    rules: ordered(rule, 4),
    design: fc.record(
      {
        foreground: fc.constantFrom('#000000', '#1a2b3c'),
        background: fc.constant('#ffffff'),
        modules: fc.constantFrom(...codeModules.options),
        frame: fc.constantFrom(...codeFrame.options),
        callToAction: languages,
        logo: fc.constant('a'.repeat(64)),
        logoPercent: fc.integer({ min: 10, max: 40 }),
        sizeMm: fc.integer({ min: 10, max: 3_000 }),
        distanceCm: fc.integer({ min: 10, max: 3_000 }),
      },
      {
        requiredKeys: 'foreground background modules frame callToAction sizeMm distanceCm'.split(
          ' ',
        ) as never,
        ...plain,
      },
    ),
  },
  { requiredKeys: ['title', 'rules', 'design'], ...plain },
) as fc.Arbitrary<QrCodeDocument>;

test('a code comes back from its table as it was, with all of its rules', () => {
  fc.assert(
    fc.property(code, (given) => {
      const whole = qrCodeDocument.parse({
        ...given,
        title: { ...said(given.title), en: 'Window' },
        design: { ...given.design, callToAction: said(given.design.callToAction) },
      });
      const rows = codesTable.rowsOf(whole, base);
      expect(readBack(codesTable, rows, whole, 'Window')).toEqual(whole);
      // And as another one's, with the same keys and in the same order.
      const { rules, ...rest } = readBack(codesTable, rows, null, 'Window');
      const { rules: wanted, ...others } = whole;
      expect(rest).toEqual(others);
      expect(Object.keys(rules).sort()).toEqual(Object.keys(wanted).sort());
    }),
    randomCases,
  );
});

test('what cannot be read is said at its cell, and the rest of the row is taken', () => {
  const { made, said } = readElsewhere(codesTable, [
    {
      Code: 'Window',
      Otherwise: 'https://vitrine.example',
      'Rule Name': 'Mornings',
      'Rule Target': 'survey:nothing',
      'Rule Recurrence': 'FREQ=HOURLY',
      'Rule Hours': '8 to 12',
      'Rule Exceptions': 'Easter',
      'Rule Time Zone': 'Atlantis',
      'Rule Devices': 'phone, watch',
      'Rule From': 'tomorrow',
    },
  ]);
  expect(said.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
    'error 2 Rule Target:',
    'error 2 Rule From:',
    'error 2 Rule Recurrence:',
    'error 2 Rule Time',
    'error 2 Rule Hours:',
    'error 2 Rule Exceptions:',
    'error 2 Rule Devices:',
  ]);
  expect(made.fallback).toEqual({ kind: 'link', address: 'https://vitrine.example' });
  expect(Object.values(made.rules)).toMatchObject([{ name: 'Mornings', audience: { devices: [] } }]);
});

test('a recurrence is written as RFC 5545 has it', () => {
  const { made, said } = readElsewhere(codesTable, [
    {
      Code: 'Window',
      'Rule Name': 'Last Sunday',
      'Rule Recurrence': 'DTSTART=20260101;FREQ=MONTHLY;BYDAY=SU;BYSETPOS=-1;UNTIL=20261231T235959Z',
    },
  ]);
  expect(said).toEqual([]);
  const [rule] = Object.values(made.rules);
  expect(rule?.times.recurrence).toMatchObject({
    ...{ every: 'month', interval: 1, from: '2026-01-01', until: '2026-12-31' },
    ...{ weekdays: ['sun'], positions: [-1] },
  });
});
