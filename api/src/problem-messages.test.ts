import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemMessage, problemMessages } from './problem-messages';

/** The codes under which the API's sources refuse something, however they do it. */
function raisedCodes(): string[] {
  const raised =
    /(?:new ProblemError\(\s*\d+,|new Refusal\(|checkAtMost\(|(?:conflict|forbidden|unauthenticated)\()\s*'([a-z-]+)'/g;
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.(ts|mjs)$/.test(file) && !/\.test\.ts$/.test(file));
  const codes = sources.flatMap((file) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(raised)].map(([, code = '']) => code),
  );
  return [...new Set(codes)];
}

const codes = raisedCodes();
const languages = Object.entries(problemMessages);

it('finds what the sources raise', () => expect(codes.length).toBeGreaterThan(40));

it.each(languages)('says everything in %s too', (_, messages) => {
  expect(codes.filter((code) => !messages[code])).toEqual([]);
});

it('says the same things in every language', () => {
  const [first, ...others] = languages.map(([, messages]) => Object.keys(messages).sort());
  for (const other of others) expect(other).toEqual(first);
});

it('fills in the same numbers in every language', () => {
  const asked = languages.map(([, messages]) =>
    Object.fromEntries(
      Object.entries(messages).map(([code, message]) => [code, message.match(/\{\{\w+\}\}/g)?.sort()]),
    ),
  );
  expect(asked[1]).toEqual(asked[0]);
});

it.each([
  ['ar', /^[\u0600-\u06ff]/],
  ['ar-EG,ar;q=0.9,en;q=0.8', /^[\u0600-\u06ff]/],
  ['de-AT', 'Das gibt es nicht (mehr).'],
  ['fr, de;q=0.5', 'Das gibt es nicht (mehr).'],
  ['en-GB, de;q=0.5', 'Gone'],
  ['fr', 'Gone'],
  [';;=,q', 'Gone'],
  ['', 'Gone'],
  [undefined, 'Gone'],
])('answers %s in a language that it asks for', (header, words) => {
  expect(problemMessage('not-found', 'Gone', header)).toMatch(words);
});

it('says in English what it has no other words for', () => {
  expect(problemMessage('unheard-of', 'Gone', 'ar')).toBe('Gone');
});
