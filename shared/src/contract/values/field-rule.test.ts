import { z } from 'zod';
import { fieldRule } from './field-rule';
import { languageMap } from './values';

const schema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('film'),
    title: languageMap(80),
    code: z.string().max(40).optional(),
    font: z.enum(['serif', 'sans']).nullable().default(null),
    cues: z.record(z.string(), z.strictObject({ text: z.string().max(1_000), at: z.int().optional() })),
  }),
  z.strictObject({ kind: z.literal('list'), name: z.url().max(2_000) }),
]);

test.each([
  ['a text of one language', 'title/en', { maxLength: 80 }],
  ['a text of all languages', 'title', { maxLength: 80 }],
  ['an entry’s text', 'cues/c1/text', { maxLength: 1_000 }],
  ['an address', 'name', { maxLength: 2_000 }],
  ['what may be left out', 'code', { maxLength: 40, empty: undefined }],
  ['what may be left out of an entry', 'cues/c1/at', { empty: undefined }],
  ['what may be nothing', 'font', { empty: null }],
  ['a place that is not there', 'cues/c1/misspelt', {}],
])('the rule of %s', (_what, path, rule) => {
  expect(fieldRule(schema, path.split('/'))).toStrictEqual(rule);
});
