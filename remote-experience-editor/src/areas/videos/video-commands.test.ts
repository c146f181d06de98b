import { describe, expect, test } from '@jest/globals';
import { byStart, emptyVideo, videosDocument } from '@vitrine/shared/contract';
import { captionProblems } from './caption-problems';
import {
  addedCue,
  captionLanguages,
  changedCue,
  copiedCaptions,
  removedCue,
  withCaptions,
  withFile,
  withPoster,
} from './video-commands';

const two = withCaptions('en', [
  { startMs: 1000, endMs: 2000, text: 'One' },
  { startMs: 5000, endMs: 6000, text: 'Two' },
])(emptyVideo());
const textsIn = (video: ReturnType<typeof emptyVideo>, language: string) =>
  byStart(video.captions[language]?.cues ?? {}).map(([, { text }]) => text);

describe('A caption', () => {
  test('that is added ends before the next begins, three seconds later at most', () => {
    const cueOf = (startMs: number) => addedCue('en', 'new', startMs)(two).captions.en?.cues.new;
    expect(cueOf(3000)).toEqual({ startMs: 3000, endMs: 5000, text: '' });
    expect(cueOf(6000)).toEqual({ startMs: 6000, endMs: 9000, text: '' });
    videosDocument.parse(addedCue('en', 'new', 3000)(two));
  });

  test('is copied into another language with its times, and changed there alone', () => {
    const both = copiedCaptions('en', 'de')(two);
    expect(captionLanguages(both)).toEqual(['en', 'de']);
    const [first] = byStart(both.captions.en?.cues ?? {});
    const changed = changedCue('de', first?.[0] ?? '', { text: 'Eins' })(both);
    expect([textsIn(changed, 'de'), textsIn(changed, 'en')]).toEqual([
      ['Eins', 'Two'],
      ['One', 'Two'],
    ]);
  });

  test('that was the last leaves a language without captions', () => {
    const none = Object.keys(two.captions.en?.cues ?? {}).reduce(
      (video, id) => removedCue('en', id)(video),
      two,
    );
    expect(none.captions).toEqual({});
  });

  test('is told what is wrong with it', () => {
    const problems = captionProblems(
      {
        a: { startMs: 0, endMs: 2000, text: 'Fine' },
        b: { startMs: 1000, endMs: 2500, text: 'Too early' },
        c: { startMs: 3000, endMs: 3000, text: 'No time at all' },
        d: { startMs: 4000, endMs: 5000, text: ' ' },
        e: { startMs: 9000, endMs: 9500, text: 'After the end' },
      },
      8000,
    );
    expect(Object.fromEntries(problems)).toEqual({ b: 'overlapping', c: 'reversed', d: 'empty', e: 'late' });
  });
});

describe('A film', () => {
  test('that is replaced keeps its poster, but not where it was taken', () => {
    const sha = (letter: string) => letter.repeat(64);
    const replaced = withFile(sha('b'))(withPoster(sha('c'), 2)(withFile(sha('a'))(emptyVideo())));
    expect(replaced).toMatchObject({ source: { kind: 'file', sha256: sha('b') }, poster: sha('c') });
    expect(replaced).not.toHaveProperty('posterSeconds');
  });
});
