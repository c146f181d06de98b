import { readFileSync } from 'node:fs';
import { complaintOf } from './caption-complaints';

/** All that the reader of WebVTT can say. */
const sentences = [
  ...readFileSync(require.resolve('webvtt-parser'), 'utf8').matchAll(/\berr\("((?:[^"\\]|\\.)*)"/g),
].map(([, text = '']) => text.replaceAll('\\"', '"'));

test('finds what the reader says', () => expect(sentences.length).toBeGreaterThan(50));

test.each(sentences.filter((text) => text !== 'Never happens.'))('has words for “%s”', (text) => {
  expect(complaintOf(text)).not.toBe('other');
});

test('says at least that something is wrong where it has no words', () => {
  expect(complaintOf('Something new.')).toBe('other');
});
