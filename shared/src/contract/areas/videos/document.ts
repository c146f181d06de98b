import { z } from 'zod';
import { entityId, entryId, orderKey, sha256 } from '../../values/ids';
import { limits } from '../../values/limits';
import { languageMap, languageTag, placeTime } from '../../values/values';
import { videosLimits } from './limits';

const longestMs = 24 * 3600_000;
export const videoMoment = z.int().min(0).max(longestMs);

/** WebVTT's own words for where a cue stands: `line:0 align:start`. */
const cueSettings = z
  .string()
  .max(200)
  .regex(/^[a-z]+:\S+( [a-z]+:\S+)*$/, 'Not cue settings like “line:0 align:start”');

const cue = z.strictObject({
  startMs: videoMoment,
  endMs: videoMoment,
  text: z
    .string()
    .max(videosLimits.cueTextLength, `At most ${videosLimits.cueTextLength} characters`)
    .refine((text) => !text.includes('\0'), 'No null bytes'),
  settings: cueSettings.optional(),
  /** What a file calls it, for whoever finds it there again by that. */
  name: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !/\p{Cc}/u.test(text) && !text.includes('-->'), 'No line breaks or arrows')
    .optional(),
});
export type CaptionCue = z.infer<typeof cue>;

const atMost = (count: number, what: string) =>
  [(map: object) => Object.keys(map).length <= count, `At most ${count} ${what}`] as const;

const captions = z.strictObject({
  cues: z.record(entryId, cue).refine(...atMost(videosLimits.cuesPerLanguage, 'captions')),
});

const chapter = z.strictObject({ startMs: videoMoment, title: languageMap(120) });
export type VideoChapter = z.infer<typeof chapter>;

/** A draft may hold half an address; the certificate asks for a whole one. */
const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('file'), sha256 }),
  z.strictObject({
    kind: z.literal('address'),
    url: z.string().max(2000),
    /** hls: a playlist that names the film in pieces. */
    format: z.enum(['file', 'hls']),
  }),
]);
export type VideoSource = z.infer<typeof source>;

export const videoFits = ['contain', 'cover'] as const;

const video = z.strictObject({
  kind: z.literal('video'),
  title: languageMap(),
  description: languageMap(videosLimits.descriptionLength),
  source,
  poster: sha256.optional(),
  /** Where in the film the poster was taken, for whoever takes another. */
  posterSeconds: z.number().min(0).max(longestMs).optional(),
  captions: z.record(languageTag, captions).refine(...atMost(limits.languages, 'languages')),
  chapters: z.record(entryId, chapter).refine(...atMost(videosLimits.chapters, 'chapters')),
  loop: z.boolean(),
  muted: z.boolean(),
  fit: z.enum(videoFits),
  availableFrom: placeTime.optional(),
  availableUntil: placeTime.optional(),
  /** What is to be seen and heard, for people who cannot. */
  transcript: languageMap(videosLimits.transcriptLength),
});
export type VideoDocument = z.infer<typeof video>;

const playlist = z.strictObject({
  kind: z.literal('playlist'),
  title: languageMap(),
  entries: z
    .record(entryId, z.strictObject({ order: orderKey, videoId: entityId }))
    .refine(...atMost(videosLimits.perPlaylist, 'videos')),
  loop: z.boolean(),
});
export type PlaylistDocument = z.infer<typeof playlist>;

/** A video, or several of them one after the other. */
export const videosDocument = z.discriminatedUnion('kind', [video, playlist]);
export type VideosDocument = z.infer<typeof videosDocument>;

export const emptyVideo = (): VideoDocument => ({
  kind: 'video',
  title: {},
  description: {},
  source: { kind: 'none' },
  captions: {},
  chapters: {},
  loop: false,
  muted: false,
  fit: 'contain',
  transcript: {},
});

export const emptyPlaylist = (): PlaylistDocument => ({
  kind: 'playlist',
  title: {},
  entries: {},
  loop: false,
});

/** Earliest first; those that begin together by their ids, which a file's captions have in its order. */
export const byStart = <T extends { startMs: number }>(map: Record<string, T>): [id: string, entry: T][] =>
  Object.entries(map).sort(([a, x], [b, y]) => x.startMs - y.startMs || (a < b ? -1 : 1));
