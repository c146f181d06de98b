import {
  type PublishedVideoWall,
  type PublishedWallContent,
  type VideoWallDocument,
  videoWallDocument,
  type WallContent,
  wallGeometry,
} from '@vitrine/shared/contract';
import { type Asset, areaContent, type DraftContext, type Reference } from '../area-content';
import { doubt, type Finding, findingAt } from '../checks/findings';
import { assetOf, withSizes } from '../compiled-picture';

export const content = areaContent(videoWallDocument, {
  references: (wall) => shownIn(wall).map(({ content, pointer }) => referenceTo(content, pointer)),

  texts: ({ title }) => [{ pointer: '/title', map: title, missing: doubt('missing-title.videoWall') }],

  check: (wall) => [...checkShown(wall), ...checkRotations(wall)],

  compile: (walls, context) => ({
    parts: walls.map(({ data, id }) => publishedWall(id, data, context)),
    // Videos are files of their own documents.
    assets: walls.flatMap(({ data }) =>
      shownIn(data).flatMap(({ content }): Asset[] => {
        const picture = content.kind === 'picture' ? context.images.get(content.sha256) : undefined;
        return picture ? [assetOf(picture)] : [];
      }),
    ),
  }),
});

/** What is hung up now: a place beyond the rows and columns is none. */
const tilesOf = (wall: VideoWallDocument) =>
  wallGeometry(wall).tiles.map(({ key }) => ({ key, tile: wall.tiles[key] ?? {} }));

/** What screens show of it now. What it would show otherwise may be gone without anybody missing it. */
function shownIn(wall: VideoWallDocument): { content: WallContent; pointer: string }[] {
  if (wall.plays === 'across') return wall.across ? [{ content: wall.across, pointer: '/across' }] : [];
  return tilesOf(wall).flatMap(({ key, tile }) =>
    tile.content ? { content: tile.content, pointer: `/tiles/${key}/content` } : [],
  );
}

const referenceTo = (content: WallContent, pointer: string): Reference =>
  content.kind === 'picture'
    ? { kind: 'image', id: content.sha256, pointer: `${pointer}/sha256` }
    : {
        kind: 'document',
        area: content.area,
        id: content.documentId,
        pointer: `${pointer}/documentId`,
      };

function checkShown(wall: VideoWallDocument): Finding[] {
  const at = wall.plays === 'across' ? '/across' : '/tiles';
  const shown = shownIn(wall).length;
  if (shown === 0) return [findingAt(at, doubt('empty-wall'))];
  const empty = wall.plays === 'across' ? 0 : wall.rows * wall.columns - shown;
  return empty > 0 ? [findingAt(at, doubt('empty-tiles', { count: empty }))] : [];
}

function checkRotations(wall: VideoWallDocument): Finding[] {
  if (wall.plays !== 'across') return [];
  const onTheirSide = new Set(tilesOf(wall).map(({ tile }) => (tile.rotation ?? 0) % 180 !== 0));
  return onTheirSide.size > 1 ? [findingAt('/tiles', doubt('mixed-rotation'))] : [];
}

function publishedWall(
  documentId: string,
  { across, schedule, tiles: _, ...wall }: VideoWallDocument,
  { images }: DraftContext,
): PublishedVideoWall {
  const published = (content: WallContent | undefined): PublishedWallContent | undefined => {
    if (content?.kind !== 'picture') return content;
    const picture = images.get(content.sha256);
    return picture && { kind: 'picture', url: picture.url, ...withSizes('sizes', picture) };
  };
  const isAcross = wall.plays === 'across';
  const shownAcross = isAcross ? published(across) : undefined;
  const tiles = tilesOf({ ...wall, tiles: _ }).map(({ key, tile: { content, rotation } }) => {
    const shown = isAcross ? undefined : published(content);
    return [key, { ...(rotation && { rotation }), ...(shown && { content: shown }) }] as const;
  });
  return {
    area: 'video-wall',
    documentId,
    ...wall,
    ...(shownAcross && { across: shownAcross }),
    tiles: Object.fromEntries(tiles.filter(([, tile]) => Object.keys(tile).length > 0)),
    ...(schedule && { schedule }),
  };
}
