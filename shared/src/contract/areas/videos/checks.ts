/** What the certificate says of videos and playlists. */
export const videosChecks = {
  'missing-title': {
    video: 'The video has no title.',
    playlist: 'The playlist has no title.',
  },
  'missing-text': {
    chapter: 'Chapter {{number}} has no title.',
  },
  'no-video': 'There is no video yet. Upload one or give its address.',
  'bad-address': 'The video’s address has to start with https://.',
  'bad-times': 'The video ends before it starts.',
  expired: 'The video has expired: visitors do not see it any more.',
  'no-captions': 'The video has no captions in {{language}} for people who cannot hear it.',
  'no-poster': 'The video has no poster.',
  'caption-times_one': '{{count}} caption in {{language}} ends before it starts.',
  'caption-times_other': '{{count}} captions in {{language}} end before they start.',
  'empty-caption_one': '{{count}} caption in {{language}} has no text.',
  'empty-caption_other': '{{count}} captions in {{language}} have no text.',
  'late-caption_one': '{{count}} caption in {{language}} starts after the video has ended.',
  'late-caption_other': '{{count}} captions in {{language}} start after the video has ended.',
  'late-chapter': 'A chapter starts after the video has ended.',
  'empty-playlist': 'The playlist has no video.',
} as const;
