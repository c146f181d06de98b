import {
  byStart,
  inOrder,
  type PlaylistDocument,
  type PublishedPlaylist,
  type PublishedVideo,
  type PublishedVideos,
  type VideoDocument,
  videosDocument,
} from '@vitrine/shared/contract';
import { type Asset, areaContent, type DraftContext, type Reference } from '../area-content';
import { doubt } from '../checks/findings';
import { assetOf, withSizes } from '../compiled-picture';
import { inParts } from '../in-parts';
import type { VisitorText } from '../source-text';
import { captionTexts } from './caption-texts';
import { checkPlaylist, checkVideo, isWebAddress } from './video-checks';

export const videos = areaContent(videosDocument, {
  references: (data) => (data.kind === 'video' ? filesOf(data) : videosOf(data)),
  picture: (data) => (data.kind === 'video' ? (data.poster ?? null) : null),
  texts: textsOf,
  scattered: (data, base) => (data.kind === 'video' ? captionTexts(data.captions, base) : []),
  check: (data, context, at) => (data.kind === 'video' ? checkVideo(data, context, at) : checkPlaylist(data)),

  compile(documents, context) {
    const compiled = documents.flatMap(({ data, id }) =>
      data.kind === 'video' ? (publishedVideo(id, data, context) ?? []) : [],
    );
    const ids = new Set(compiled.map(({ video }) => video.id));
    const playlists = documents.flatMap(({ data, id }) =>
      data.kind === 'playlist' ? publishedPlaylist(id, data, ids) : [],
    );
    return {
      parts: partsOf(
        compiled.map(({ video }) => video),
        playlists,
      ),
      assets: compiled.flatMap(({ assets }) => assets),
      streams: compiled.some(({ video }) => video.format === 'hls'),
    };
  },
});

const filesOf = ({ poster, source }: VideoDocument): Reference[] => [
  ...(source.kind === 'file'
    ? [{ kind: 'video' as const, id: source.sha256, pointer: '/source/sha256' }]
    : []),
  ...(poster ? [{ kind: 'image' as const, id: poster, pointer: '/poster' }] : []),
];

const videosOf = ({ entries }: PlaylistDocument): Reference[] =>
  Object.entries(entries).map(([id, { videoId }]) => ({
    kind: 'document',
    area: 'videos',
    id: videoId,
    pointer: `/entries/${id}/videoId`,
  }));

function textsOf(data: VideoDocument | PlaylistDocument): VisitorText[] {
  const title: VisitorText = {
    pointer: '/title',
    map: data.title,
    missing: doubt(data.kind === 'video' ? 'missing-title.video' : 'missing-title.playlist'),
  };
  if (data.kind === 'playlist') return [title];
  return [
    title,
    { pointer: '/description', map: data.description },
    { pointer: '/transcript', map: data.transcript },
    ...byStart(data.chapters).map(
      ([id, chapter], index): VisitorText => ({
        pointer: `/chapters/${id}/title`,
        map: chapter.title,
        missing: doubt('missing-text.chapter', { number: index + 1 }),
      }),
    ),
  ];
}

/** @returns null where there is nothing to play: a draft can be previewed while it is incomplete. */
function publishedVideo(
  id: string,
  { captions, chapters, kind: _, poster, posterSeconds: __, source, ...shown }: VideoDocument,
  { images, videos: files }: DraftContext,
): { video: PublishedVideo; assets: Asset[] } | null {
  const picture = poster ? images.get(poster) : undefined;
  const file = source.kind === 'file' ? files.get(source.sha256) : undefined;
  const played = file
    ? {
        url: file.url,
        format: 'file' as const,
        width: file.width,
        height: file.height,
        durationMs: file.durationMs,
      }
    : source.kind === 'address' && isWebAddress(source.url)
      ? { url: source.url, format: source.format }
      : null;
  if (!played) return null;
  const video: PublishedVideo = {
    id,
    ...optional(shown),
    ...played,
    ...(picture && { poster: picture.url, ...withSizes('posterSizes', picture) }),
    captions: Object.fromEntries(
      Object.entries(captions).flatMap(([language, { cues }]) =>
        Object.keys(cues).length > 0
          ? [
              [
                language,
                byStart(cues).map(([, { name: _, settings, ...cue }]) => ({
                  ...cue,
                  ...(settings && { settings }),
                })),
              ],
            ]
          : [],
      ),
    ),
    chapters: byStart(chapters).map(([, chapter]) => chapter),
  };
  const assets = [file, picture].flatMap((one) => (one ? assetOf(one) : []));
  return { video, assets };
}

type Shown = Omit<VideoDocument, 'captions' | 'chapters' | 'kind' | 'poster' | 'posterSeconds' | 'source'>;

/** Without what is not set. */
function optional({ availableFrom, availableUntil, ...shown }: Shown) {
  return { ...shown, ...(availableFrom && { availableFrom }), ...(availableUntil && { availableUntil }) };
}

const publishedPlaylist = (
  id: string,
  { entries, loop, title }: PlaylistDocument,
  there: ReadonlySet<string>,
): PublishedPlaylist[] => {
  const videos = inOrder(entries).flatMap(([, { videoId }]) => (there.has(videoId) ? videoId : []));
  return videos.length > 0 ? [{ id, title, videos, loop }] : [];
};

const partsOf = (all: PublishedVideo[], playlists: PublishedPlaylist[]): PublishedVideos[] =>
  inParts(all).map((videos, index) => ({
    area: 'videos',
    documentId: null,
    title: {},
    videos,
    playlists: index === 0 ? playlists : [],
  }));
