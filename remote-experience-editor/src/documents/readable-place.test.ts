import { describe, expect, test } from '@jest/globals';
import { readablePlace } from './readable-place';

const inEnglish = {
  language: 'en',
  languageName: (tag: string) => ({ en: 'English', de: 'German' })[tag] ?? tag,
};

describe('A place in a document', () => {
  test('is named by the words of what stands there', () => {
    const poll = { questions: { q1: { order: 'a0', text: { en: 'Which wood?' }, options: {} } } };
    expect(readablePlace(['questions', 'q1', 'text', 'de'], [poll], inEnglish)).toBe(
      'Questions › Which wood? › Text › German',
    );
  });

  test('is counted where there are no words, in its order or in time', () => {
    const scene = { objects: { b: { order: 'a1' }, a: { order: 'a2' } } };
    expect(readablePlace(['objects', 'a'], [scene], inEnglish)).toBe('Objects › № 2');
    const video = {
      captions: { de: { cues: { x: { startMs: 10_000, text: '' }, y: { startMs: 9000, text: 'Eiche' } } } },
    };
    expect(readablePlace(['captions', 'de', 'cues', 'x', 'endMs'], [video], inEnglish)).toBe(
      'Captions › German › Cues › № 2 › End ms',
    );
    expect(readablePlace(['captions', 'de', 'cues', 'y'], [video], inEnglish)).toBe(
      'Captions › German › Cues › Eiche',
    );
  });
});
