import {
  byStart,
  type CaptionCue,
  type VideoChapter,
  type VideoDocument,
  videosLimits,
} from '@vitrine/shared/contract';
import { newEntryId } from '../../documents/store/entry-id';

/** Changes of a video, as functions from one state to the next. */
type Change = (video: VideoDocument) => VideoDocument;

/** A caption that is added by hand stands this long, unless another comes before. */
const newCueMs = 3_000;

const withCues =
  (language: string, change: (cues: Record<string, CaptionCue>) => Record<string, CaptionCue>): Change =>
  (video) => {
    const { [language]: own, ...others } = video.captions;
    const cues = change(own?.cues ?? {});
    // No captions at all is no captions in that language: the certificate asks for them.
    const captions = Object.keys(cues).length > 0 ? { ...others, [language]: { cues } } : others;
    return { ...video, captions };
  };

/** All captions of a language at once: of a file, or none. */
export const withCaptions = (language: string, cues: CaptionCue[]): Change =>
  withCues(language, () => Object.fromEntries(cues.map((cue, place) => [cueId(place), cue])));

/** Of two that begin together, the one that stands first in the file has the lower id: see `byStart`. */
const cueId = (place: number) => `${String(place).padStart(5, '0')}-${newEntryId()}`;

/** @param id of the new one. */
export const addedCue = (language: string, id: string, startMs: number): Change =>
  withCues(language, (cues) => {
    if (Object.keys(cues).length >= videosLimits.cuesPerLanguage) return cues;
    const next = byStart(cues).find(([, cue]) => cue.startMs > startMs)?.[1].startMs;
    const endMs = Math.min(startMs + newCueMs, next ?? Number.POSITIVE_INFINITY);
    return { ...cues, [id]: { startMs, endMs, text: '' } };
  });

export const changedCue = (language: string, id: string, change: Partial<CaptionCue>): Change =>
  withCues(language, (cues) => {
    const cue = cues[id];
    return cue ? { ...cues, [id]: { ...cue, ...change } } : cues;
  });

export const removedCue = (language: string, id: string): Change =>
  withCues(language, ({ [id]: _, ...cues }) => cues);

/** The same times, to be translated; the same ids, by which each stays the translation of its original. */
export const copiedCaptions =
  (from: string, to: string): Change =>
  (video) =>
    withCues(to, () => video.captions[from]?.cues ?? {})(video);

/** @param id of the new one. */
export const addedChapter =
  (id: string, startMs: number): Change =>
  (video) =>
    Object.keys(video.chapters).length >= videosLimits.chapters
      ? video
      : { ...video, chapters: { ...video.chapters, [id]: { startMs, title: {} } } };

export const changedChapter =
  (id: string, change: Partial<VideoChapter>): Change =>
  (video) => {
    const chapter = video.chapters[id];
    if (!chapter) return video;
    return { ...video, chapters: { ...video.chapters, [id]: { ...chapter, ...change } } };
  };

export const removedChapter =
  (id: string): Change =>
  ({ chapters: { [id]: _, ...chapters }, ...video }) => ({ ...video, chapters });

/** Another film. A poster stays: it is often a new cut of the same; where it was taken is no more known. */
export const withFile =
  (sha256: string): Change =>
  ({ posterSeconds: _, ...video }) => ({ ...video, source: { kind: 'file', sha256 } });

export const withPoster =
  (poster: string, seconds: number | null): Change =>
  ({ posterSeconds: _, ...video }) => ({
    ...video,
    poster,
    ...(seconds !== null && { posterSeconds: seconds }),
  });

export const withoutPoster: Change = ({ poster: _, posterSeconds: __, ...video }) => video;

/** Which of the languages have captions. */
export const captionLanguages = ({ captions }: VideoDocument): string[] =>
  Object.keys(captions).filter((language) => Object.keys(captions[language]?.cues ?? {}).length > 0);
