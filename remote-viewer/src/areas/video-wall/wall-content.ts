import type { ManifestPart, PublishedVideoWall, PublishedWallContent } from '@vitrine/shared/contract';
import { playedArea } from '@vitrine/shared/contract/areas/video-wall/shown-areas';
import type { Experience } from '../../experience/experience';

export interface Film {
  id: string;
  url: string;
  /** null: nobody knows before it plays, so that it cannot be held to the wall's time. */
  durationMs: number | null;
  size: { width: number; height: number } | null;
  poster: string | null;
}

/** What a surface of the wall shows. */
export type Shown =
  | { kind: 'films'; films: Film[] }
  | { kind: 'picture'; url: string; size: { width: number; height: number } | null }
  | { kind: 'part'; part: ManifestPart };

/** What is shown where, with everything that has to be known for it. */
export interface LoadedWall {
  wall: PublishedVideoWall;
  across: Shown | null;
  /** By key of their places. */
  tiles: ReadonlyMap<string, Shown>;
}

type Source = Pick<Experience, 'root' | 'loadPart'>;

/** @param documentId of a wall; '' for the first. @returns null where there is none. */
export async function loadWall(source: Source, documentId: string): Promise<LoadedWall | null> {
  const walls = source.root.parts.filter(({ area }) => area === 'video-wall');
  const part = walls.find((one) => one.documentId === documentId) ?? (documentId ? undefined : walls[0]);
  const wall = part && (await source.loadPart(part));
  if (wall?.area !== 'video-wall') return null;
  const films = await loadFilms(source);
  const shown = (content: PublishedWallContent | undefined) => content && shownOf(content, source, films);
  const tiles = Object.entries(wall.tiles).flatMap(([key, { content }]) => {
    const own = shown(content);
    return own ? [[key, own] as const] : [];
  });
  return { wall, across: shown(wall.across) ?? null, tiles: new Map(tiles) };
}

/** Every video and playlist of the experience as the films that it plays, by its id. */
async function loadFilms({ loadPart, root }: Source): Promise<Map<string, Film[]>> {
  const parts = await Promise.all(root.parts.filter(({ area }) => area === playedArea).map(loadPart));
  const films = new Map<string, Film[]>();
  const lists: { id: string; videos: string[] }[] = [];
  for (const part of parts) {
    if (part.area !== playedArea) continue;
    lists.push(...part.playlists);
    for (const { durationMs, height, id, poster, url, width } of part.videos)
      films.set(id, [
        {
          id,
          url,
          durationMs: durationMs ?? null,
          size: width && height ? { width, height } : null,
          poster: poster ?? null,
        },
      ]);
  }
  for (const { id, videos } of lists)
    films.set(
      id,
      videos.flatMap((video) => films.get(video) ?? []),
    );
  return films;
}

function shownOf(
  content: PublishedWallContent,
  { root }: Source,
  films: ReadonlyMap<string, Film[]>,
): Shown | undefined {
  if (content.kind === 'picture') {
    const largest = content.sizes?.at(-1);
    return { kind: 'picture', url: content.url, size: largest ?? null };
  }
  const played = films.get(content.documentId);
  if (played) return played.length > 0 ? { kind: 'films', films: played } : undefined;
  const part = root.parts.find(({ documentId }) => documentId === content.documentId);
  return part && { kind: 'part', part };
}

/** Addresses of all that a screen needs. @param key of its place. */
export function filesOf({ across, tiles }: LoadedWall, key: string): string[] {
  const shown = across ?? tiles.get(key);
  if (shown?.kind === 'picture') return [shown.url];
  return shown?.kind === 'films' ? [...new Set(shown.films.map(({ url }) => url))] : [];
}
