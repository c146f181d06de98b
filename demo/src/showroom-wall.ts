import { emptyVideoWall, type VideoWallDocument } from '@vitrine/shared/contract';

/** Four screens of 55 inches in the entrance, with the film across all of them. @param filmId of the video */
export const showroomWall = (filmId: string): VideoWallDocument => ({
  ...emptyVideoWall(),
  title: { en: 'Two rooms in oak, on four screens', de: 'Zwei Räume in Eiche, auf vier Bildschirmen' },
  columnGapMm: 6,
  rowGapMm: 6,
  across: { kind: 'document', area: 'videos', documentId: filmId },
});
