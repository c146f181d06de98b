import type { ScreenRotation, VideoWallDocument, WallContent } from '@vitrine/shared/contract';

/** Changes of a wall, as functions from one state to the next. */
type Change = (wall: VideoWallDocument) => VideoWallDocument;

/** @param content null: nothing. */
export const withAcross =
  (content: WallContent | null): Change =>
  ({ across: _, ...wall }) => ({ ...wall, ...(content && { across: content }) });

/** @param key of its place. */
export const withTileContent =
  (key: string, content: WallContent | null): Change =>
  (wall) => {
    const { content: _, ...tile } = wall.tiles[key] ?? {};
    return withTile(wall, key, { ...tile, ...(content && { content }) });
  };

export const withRotation =
  (key: string, rotation: ScreenRotation): Change =>
  (wall) => {
    const { rotation: _, ...tile } = wall.tiles[key] ?? {};
    return withTile(wall, key, { ...tile, ...(rotation !== 0 && { rotation }) });
  };

/** A place of which nothing is said is left out. */
function withTile(
  wall: VideoWallDocument,
  key: string,
  tile: VideoWallDocument['tiles'][string],
): VideoWallDocument {
  const { [key]: _, ...others } = wall.tiles;
  return { ...wall, tiles: Object.keys(tile).length > 0 ? { ...others, [key]: tile } : others };
}
