import { editorSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { said } from './de-sentences';

const texts = (dictionary: object, path = ''): [name: string, text: string][] =>
  Object.entries(dictionary).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : texts(text, `${path}${key}.`),
  );

test('says in German everything that the API says here, and nothing in English', () => {
  const german = new Map(texts(said));
  const english = texts(editorSentences);
  expect(english.length).toBeGreaterThan(100);
  expect(english.filter(([name, text]) => (german.get(name) ?? text) === text)).toEqual([]);
});
