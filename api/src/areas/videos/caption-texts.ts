import { byStart, type CaptionCue, type VideoDocument } from '@vitrine/shared/contract';
import { vttTime } from '@vitrine/shared/contract/areas/videos/web-vtt';
import { translatable } from '../../translatable-message';
import type { SourceText, Translation } from '../source-text';

type Cues = Record<string, CaptionCue>;
type Captions = VideoDocument['captions'];

/**
 * Captions as texts for translators. Each language has a track of its own; a caption's translation is the one of the
 * same id, else of the same times. One that is new gets the times and the place of its original, which nobody who
 * translates has to touch.
 */
export function captionTexts(captions: Captions, base: string): SourceText[] {
  const originals = cuesOf(captions, base);
  const tracks = new Map<string, Track>();
  const trackOf = (language: string) => {
    const track = tracks.get(language) ?? readTrack(originals, cuesOf(captions, language));
    tracks.set(language, track);
    return track;
  };
  return byStart(originals).flatMap(([id, cue]) =>
    cue.text.trim() === ''
      ? []
      : [
          {
            pointer: pointerTo(base, id),
            source: cue.text,
            time: `${vttTime(cue.startMs)} → ${vttTime(cue.endMs)}`,
            in: (language: string) => translation(language, id, cue, trackOf(language)),
          },
        ],
  );
}

const cuesOf = (captions: Captions, language: string): Cues => captions[language]?.cues ?? {};
const pointerTo = (language: string, id: string) => `/captions/${language}/cues/${id}/text`;

interface Track {
  cues: Cues;
  /** The translation's id by the original's. */
  pairs: ReadonlyMap<string, string>;
  /** Those that translate none. */
  own: CaptionCue[];
}

function readTrack(originals: Cues, cues: Cues): Track {
  const pairs = new Map(Object.keys(originals).flatMap((id) => (Object.hasOwn(cues, id) ? [[id, id]] : [])));
  const byTimes = new Map<string, string[]>();
  for (const [id, cue] of byStart(cues)) {
    if (pairs.has(id)) continue;
    const there = byTimes.get(timesOf(cue));
    if (there) there.push(id);
    else byTimes.set(timesOf(cue), [id]);
  }
  for (const [id, cue] of byStart(originals)) {
    const other = pairs.has(id) ? undefined : byTimes.get(timesOf(cue))?.shift();
    if (other !== undefined) pairs.set(id, other);
  }
  const own = [...byTimes.values()].flat().flatMap((id) => cues[id] ?? []);
  return { cues, pairs, own };
}

const timesOf = ({ endMs, startMs }: CaptionCue) => `${startMs}-${endMs}`;

function translation(language: string, id: string, original: CaptionCue, track: Track): Translation {
  const ownId = track.pairs.get(id);
  const own = ownId === undefined ? undefined : track.cues[ownId];
  const { endMs, settings, startMs } = own ?? original;
  const there = { text: own?.text ?? '', pointer: pointerTo(language, ownId ?? id) };
  if (endMs <= startMs) return { ...there, obstacle: translatable('text.captionTimes') };
  if (own) return there;
  if (track.own.some((other) => other.startMs < endMs && startMs < other.endMs))
    return {
      ...there,
      obstacle: translatable('text.captionBeside', { language: { language } }),
    };
  return { ...there, beside: { startMs, endMs, ...(settings && { settings }) } };
}
