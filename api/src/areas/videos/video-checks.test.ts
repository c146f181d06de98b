import { emptyVideo } from '@vitrine/shared/contract';
import type { DraftContext } from '../area-content';
import { checkVideo } from './video-checks';

test('of the captions of each language, the first wrong one is named, by what of it is wrong', () => {
  const cue = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });
  const cues = {
    right: cue(0, 500, 'Oak'),
    reversed: cue(1_000, 1_000, 'Ash'),
    empty: cue(2_000, 2_500, ' '),
    late: cue(60_000, 60_500, 'Elm'),
    later: cue(70_000, 70_500, 'Fir'),
  };
  const video = {
    ...emptyVideo(),
    source: { kind: 'file' as const, sha256: 'film' },
    captions: { en: { cues }, de: { cues: { empty: cues.empty } } },
  };
  const context = { languages: ['en', 'de'], videos: new Map([['film', { durationMs: 60_000 }]]) };
  const found = checkVideo(video, context as unknown as DraftContext, new Date('2026-01-01'));
  expect(
    found.map(({ code, pointer }) => `${code} ${pointer}`).filter((one) => one.includes('/cues/')),
  ).toEqual([
    'caption-times /captions/en/cues/reversed/endMs',
    'empty-caption /captions/en/cues/empty/text',
    'late-caption /captions/en/cues/late/startMs',
    'empty-caption /captions/de/cues/empty/text',
  ]);
});
