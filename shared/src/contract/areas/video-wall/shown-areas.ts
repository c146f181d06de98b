/** Whose documents a wall shows: videos and playlists across all screens or on one, the others on one. */
export const shownAreas = ['videos', 'scenes', 'voting', 'polling'] as const;
export type ShownArea = (typeof shownAreas)[number];
/** Whose documents are videos, which play by the wall's time. */
export const playedArea = shownAreas[0];
