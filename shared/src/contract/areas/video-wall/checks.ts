/** What the certificate says of video walls. */
export const videoWallChecks = {
  'missing-title': { videoWall: 'The video wall has no title.' },
  'empty-wall': 'The video wall shows nothing.',
  'empty-tiles_one': '{{count}} screen of the video wall shows nothing.',
  'empty-tiles_other': '{{count}} screens of the video wall show nothing.',
  'mixed-rotation': 'Screens that hang upright and on their side leave gaps in the picture between them.',
} as const;
