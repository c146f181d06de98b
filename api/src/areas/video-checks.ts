import { inTime, type PlaylistDocument, type VideoDocument } from '@vitrine/shared/contract';
import type { DraftContext, Finding } from './area-content';

/** What visitors' browsers may be sent to. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

const error = (code: string, pointer: string, message: string): Finding => ({
  level: 'error',
  code,
  pointer,
  message,
});
const warning = (code: string, pointer: string, message: string): Finding => ({
  ...error(code, pointer, message),
  level: 'warning',
});

/** What the certificate says of a video, apart from its texts and of files that are gone. */
export function checkVideo(video: VideoDocument, { languages, videos }: DraftContext, at: Date): Finding[] {
  const [base = 'en'] = languages;
  const { source } = video;
  const file = source.kind === 'file' ? videos.get(source.sha256) : undefined;
  return [
    ...checkSource(video),
    ...checkAvailability(video, at),
    ...(Object.keys(video.captions[base]?.cues ?? {}).length === 0
      ? [
          warning(
            'no-captions',
            `/captions/${base}`,
            `The video has no captions in “${base}” for people who cannot hear it.`,
          ),
        ]
      : []),
    ...(video.poster ? [] : [warning('no-poster', '/poster', 'The video has no poster.')]),
    ...checkCaptions(video, file?.durationMs),
    ...checkChapters(video, file?.durationMs),
  ];
}

function checkSource({ source }: VideoDocument): Finding[] {
  if (source.kind === 'none')
    return [error('no-video', '/source', 'There is no video yet. Upload one or give its address.')];
  if (source.kind === 'address' && !isWebAddress(source.url))
    return [error('bad-address', '/source/url', 'The video’s address has to begin with https://.')];
  return [];
}

function checkAvailability({ availableFrom, availableUntil }: VideoDocument, at: Date): Finding[] {
  if (!availableUntil) return [];
  if (availableFrom && availableFrom >= availableUntil)
    return [error('bad-times', '/availableUntil', 'The video ends before it begins.')];
  if (new Date(availableUntil) <= at)
    return [warning('expired', '/availableUntil', 'The video has expired: visitors do not see it any more.')];
  return [];
}

/** One finding a language: a file with wrong times has many of them. */
function checkCaptions({ captions }: VideoDocument, durationMs: number | undefined): Finding[] {
  return Object.entries(captions).flatMap(([language, { cues }]): Finding[] => {
    const all = inTime(cues);
    const reversed = all.filter(([, { endMs, startMs }]) => endMs <= startMs);
    const empty = all.filter(([, { text }]) => !text.trim());
    const late = durationMs ? all.filter(([, { startMs }]) => startMs >= durationMs) : [];
    const say = (found: typeof all, level: typeof error, code: string, what: string) =>
      found[0]
        ? [level(code, `/captions/${language}/cues/${found[0][0]}`, said(found.length, language, what))]
        : [];
    return [
      ...say(reversed, error, 'caption-times', 'end before they begin'),
      ...say(empty, warning, 'empty-caption', 'have no text'),
      ...say(late, warning, 'late-caption', 'begin after the video has ended'),
    ];
  });
}

const said = (count: number, language: string, what: string) =>
  `Captions in “${language}” that ${what}: ${count}.`;

function checkChapters({ chapters }: VideoDocument, durationMs: number | undefined): Finding[] {
  const late = durationMs ? inTime(chapters).find(([, { startMs }]) => startMs >= durationMs) : undefined;
  if (!late) return [];
  return [
    warning('late-chapter', `/chapters/${late[0]}/startMs`, 'A chapter begins after the video has ended.'),
  ];
}

export function checkPlaylist({ entries }: PlaylistDocument): Finding[] {
  if (Object.keys(entries).length > 0) return [];
  return [warning('empty-playlist', '/entries', 'The playlist has no video.')];
}
