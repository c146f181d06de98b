import { managerSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { arSentences } from './ar-sentences';
import { deSentences } from './de-sentences';

const texts = (dictionary: object, path = ''): [name: string, text: string][] =>
  Object.entries(dictionary).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : texts(text, `${path}${key}.`),
  );

test.each([
  ['de', deSentences],
  ['ar', arSentences],
])('says in %s everything that the API says here, and nothing in English', (_, dictionary) => {
  const translated = new Map(texts(dictionary));
  const english = texts(managerSentences);
  expect(english.length).toBeGreaterThan(15);
  expect(english.filter(([name, text]) => (translated.get(name) ?? text) === text)).toEqual([]);
});
