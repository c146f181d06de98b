const MiB = 1024 * 1024;

export const videosLimits = {
  captionFileBytes: 1 * MiB,
  cueTextLength: 1_000,
  cuesPerLanguage: 5_000,
  chapters: 100,
  perPlaylist: 200,
  descriptionLength: 2_000,
  transcriptLength: 50_000,
} as const;
