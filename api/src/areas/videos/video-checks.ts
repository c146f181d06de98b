import {
  byStart,
  type CaptionCue,
  type CheckValues,
  type PlaylistDocument,
  type VideoDocument,
} from '@vitrine/shared/contract';
import { placeMs } from '@vitrine/shared/contract/values/zoned-time';
import type { DraftContext } from '../area-content';
import { doubt, type Fault, type Finding, fault, findingAt } from '../checks/findings';

/** What visitors' browsers may be sent to. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** What the certificate says of a video, apart from its texts and of files that are gone. */
export function checkVideo(video: VideoDocument, { languages, videos }: DraftContext, at: Date): Finding[] {
  const [base = 'en'] = languages;
  const { source } = video;
  const file = source.kind === 'file' ? videos.get(source.sha256) : undefined;
  return [
    ...checkSource(video),
    ...checkAvailability(video, at),
    ...(Object.keys(video.captions[base]?.cues ?? {}).length === 0
      ? [findingAt(`/captions/${base}`, doubt('no-captions', { language: { language: base } }))]
      : []),
    ...(video.poster ? [] : [findingAt('/poster', doubt('no-poster'))]),
    ...checkCaptions(video, file?.durationMs),
    ...checkChapters(video, file?.durationMs),
  ];
}

function checkSource({ source }: VideoDocument): Finding[] {
  if (source.kind === 'none') return [findingAt('/source', fault('no-video'))];
  if (source.kind === 'address' && !isWebAddress(source.url))
    return [findingAt('/source/url', fault('bad-address'))];
  return [];
}

/** Where each reading of a clock comes first, and where last: what is over there is over everywhere. */
const firstZone = 'Etc/GMT-14';
const lastZone = 'Etc/GMT+12';

function checkAvailability({ availableFrom, availableUntil }: VideoDocument, at: Date): Finding[] {
  if (!availableUntil) return [];
  // One may be a reading and the other a moment: then they change places between here and there.
  const isOverBefore = (zone: string) =>
    availableFrom !== undefined && placeMs(availableFrom, zone) >= placeMs(availableUntil, zone);
  if ([firstZone, lastZone].every(isOverBefore)) return [findingAt('/availableUntil', fault('bad-times'))];
  if (placeMs(availableUntil, lastZone) <= at.getTime())
    return [findingAt('/availableUntil', doubt('expired'))];
  return [];
}

/** One finding a language: a file with wrong times has many of them. */
function checkCaptions({ captions }: VideoDocument, durationMs: number | undefined): Finding[] {
  return Object.entries(captions).flatMap(([language, { cues }]): Finding[] => {
    const all = byStart(cues);
    const reversed = all.filter(([, { endMs, startMs }]) => endMs <= startMs);
    const empty = all.filter(([, { text }]) => !text.trim());
    const late = durationMs ? all.filter(([, { startMs }]) => startMs >= durationMs) : [];
    const say = (found: typeof all, part: keyof CaptionCue, wrong: (values: CaptionValues) => Fault) =>
      found[0]
        ? [
            findingAt(
              `/captions/${language}/cues/${found[0][0]}/${part}`,
              wrong({ count: found.length, language: { language } }),
            ),
          ]
        : [];
    return [
      ...say(reversed, 'endMs', (values) => fault('caption-times', values)),
      ...say(empty, 'text', (values) => doubt('empty-caption', values)),
      ...say(late, 'startMs', (values) => doubt('late-caption', values)),
    ];
  });
}

type CaptionValues = CheckValues<'caption-times' | 'empty-caption' | 'late-caption'>;

function checkChapters({ chapters }: VideoDocument, durationMs: number | undefined): Finding[] {
  const late = durationMs ? byStart(chapters).find(([, { startMs }]) => startMs >= durationMs) : undefined;
  if (!late) return [];
  return [findingAt(`/chapters/${late[0]}/startMs`, doubt('late-chapter'))];
}

export function checkPlaylist({ entries }: PlaylistDocument): Finding[] {
  if (Object.keys(entries).length > 0) return [];
  return [findingAt('/entries', doubt('empty-playlist'))];
}
