import type { PublishedVideo, PublishedVideos } from '@vitrine/shared/contract';
import { aPicture, panelOf, shownExperience, withoutParts } from '../../testing/shown-experience';
import { VideosPanel } from './videos-panel';

const video = (id: string, title: string, own: Partial<PublishedVideo> = {}): PublishedVideo => ({
  id,
  title: { en: title },
  description: {},
  url: '/demo/showroom.mp4',
  format: 'file',
  durationMs: 83_000,
  captions: {},
  chapters: [],
  loop: false,
  muted: false,
  fit: 'contain',
  transcript: {},
  ...own,
});
const oak = video('oak', 'From the tree to the table', {
  poster: aPicture,
  width: 640,
  height: 360,
  description: { en: 'A year in the workshop.' },
  captions: { en: [{ startMs: 0, endMs: 2_000, text: 'An oak in the valley.' }] },
  chapters: [
    { startMs: 0, title: { en: 'The tree' } },
    { startMs: 40_000, title: { en: 'The table, and everything that has to be done before it can be sold' } },
  ],
  transcript: { en: 'An oak in the valley. It is felled in winter.' },
});
const part = (videos: PublishedVideo[], playlists: PublishedVideos['playlists'] = []): PublishedVideos => ({
  area: 'videos',
  documentId: null,
  title: {},
  videos,
  playlists,
});
const one = shownExperience([part([oak])]);
const several = shownExperience([
  part(
    [
      oak,
      video('ash', 'Ash'),
      video('elm', 'The elm of the avenue that the town took down in the spring of 2024'),
    ],
    [{ id: 'all', title: { en: 'All woods' }, videos: ['oak', 'ash', 'elm'], loop: false }],
  ),
]);
const none = shownExperience([part([])]);
const lost = shownExperience([part([video('lost', 'A film that is gone', { url: '/gone.mp4' })])]);

export const OneAlone = () => <VideosPanel {...panelOf(one)} />;
export const Several = () => <VideosPanel {...panelOf(several)} />;
export const None = () => <VideosPanel {...panelOf(none)} />;
export const NotPlayable = () => <VideosPanel {...panelOf(lost)} />;
export const Loading = () => <VideosPanel {...panelOf(withoutParts(one, 'loading'))} />;
export const Failed = () => <VideosPanel {...panelOf(withoutParts(one, 'failed'))} />;
