import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaDocuments } from '@vitrine/shared/contract';
import { schemaWords } from './schema-words';

const contract = join(__dirname, '../../../../shared/src/contract');

/** What schemas of documents say in the contract's own words: literals as they stand, with a number for each value. */
function ownWords(): string[] {
  const files = [
    ...readdirSync(join(contract, 'areas'), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('document.ts'))
      .map((file) => `areas/${file}`),
    'questions/answer-options.ts',
    'questions/vault-question.ts',
    ...['ids', 'picture', 'reference', 'values'].map((name) => `values/${name}.ts`),
  ];
  const literal = /(['`])([A-Z][^'`\n]* [^'`\n]*)\1/g;
  return files.flatMap((file) =>
    [...readFileSync(join(contract, file), 'utf8').matchAll(literal)].map(([, , text = '']) =>
      text.replaceAll(/\$\{what\}/g, 'pictures').replaceAll(/\$\{[^}]*\}/g, '20'),
    ),
  );
}

const inContract = [...new Set(ownWords())];
/** Those of values that no document of a table or its texts holds. */
const elsewhere = [
  'Choose a time to come',
  'Choose at least one language',
  'Each language once',
  'Give it a name',
  'Not a placement id',
  'Not a test access id',
  'Not an email address',
  'Not a time zone',
  'Write something',
];

test('finds what the contract says', () => expect(inContract.length).toBeGreaterThan(15));

test.each(inContract.filter((text) => !elsewhere.includes(text)))('knows “%s”', (text) => {
  expect(schemaWords(text)).toMatchObject({ message: text });
  expect(schemaWords(text).sentence.name).not.toBe('value.refused');
});

/** What a schema says of a value that fits nowhere. */
const complaints = Object.values(areaDocuments).flatMap(({ schema }) =>
  [
    {},
    { title: 1, kind: 'else' },
    { kind: 'product', status: 'gone', tags: { '': 1 }, media: 7 },
    null,
  ].flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
);

test.each([...new Set(complaints)].filter((text) => !text.startsWith('Unrecognized key')))(
  'knows zod’s “%s”',
  (text) => expect(schemaWords(text).sentence.name).not.toBe('value.refused'),
);

test.each([
  ['At most 2,000 characters', { name: 'value.tooLong', values: { most: 2000 } }],
  ['At most 50 right answers', { name: 'value.tooMany', values: { most: 50 } }],
  ['At most 1048576 bytes', { name: 'value.tooLarge', values: {} }],
  ['Too big: expected number to be <=1000', { name: 'value.atMost', values: { most: 1000 } }],
  ['Too small: expected number to be >=-5', { name: 'value.atLeast', values: { least: -5 } }],
  ['Invalid input: expected string, received undefined', { name: 'value.missing', values: {} }],
  ['Something that nobody has said before', { name: 'value.refused', values: {} }],
])('reads “%s” with its numbers', (text, sentence) => {
  expect(schemaWords(text)).toEqual({ message: text, sentence });
});
