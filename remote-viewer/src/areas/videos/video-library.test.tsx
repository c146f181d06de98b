import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { PublishedVideo, PublishedVideos } from '@vitrine/shared/contract';
import { LanguageProvider } from '../../texts/language';
import { VideoLibrary } from './video-library';

const video = (id: string, own: Partial<PublishedVideo> = {}): PublishedVideo => ({
  id,
  title: { en: id },
  description: {},
  url: `https://films.example/${id}.mp4`,
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
const part = (videos: PublishedVideo[], playlists: PublishedVideos['playlists'] = []): PublishedVideos => ({
  area: 'videos',
  documentId: null,
  title: {},
  videos,
  playlists,
});
const show = (...contents: PublishedVideos[]) =>
  render(
    <LanguageProvider languages={['en']}>
      <VideoLibrary contents={contents} />
    </LanguageProvider>,
  );

const play = jest.fn(async () => undefined);
/** jsdom plays nothing. What is asked of the element is what counts. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    get: () => Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: [][Symbol.iterator] }),
  });
  URL.createObjectURL = () => 'blob:captions';
  URL.revokeObjectURL = () => undefined;
  play.mockClear();
});
afterEach(() => {
  deviceStorage.remove('vitrine.captions');
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const film = (name: string) => screen.getByLabelText<HTMLVideoElement>(name);
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('one video alone is open at once, and does not begin by itself', () => {
  show(part([video('oak')]));
  expect(film('oak')).toHaveAttribute('src', 'https://films.example/oak.mp4');
  expect(play).not.toHaveBeenCalled();
});

test('nor does a muted one for visitors who want no motion', () => {
  // As every test's browser does.
  expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  show(part([video('oak', { muted: true })]));
  expect(play).not.toHaveBeenCalled();
});

test('what expires goes from the list at that moment, what begins comes', () => {
  show(
    part([
      video('oak', { availableUntil: '2026-11-21T12:01:00Z' }),
      video('ash'),
      video('elm', { availableFrom: '2026-11-21T12:02:00Z' }),
    ]),
  );
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 3));
  expect(names()).toEqual(['oak', 'ash']);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button', { name: /oak/ })).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(names()).toEqual(['ash', 'elm']);
});

test('where all have expired, visitors are told', () => {
  show(part([video('oak', { availableUntil: '2026-11-21T11:00:00Z' })]));
  expect(screen.getByRole('status')).toHaveTextContent('There is no film to watch now.');
});

test('a playlist goes on to its next film and plays it, and over several parts', async () => {
  const list = { id: 'list', title: { en: 'Workshop' }, videos: ['oak', 'ash'], loop: false };
  show(part([video('oak')], [list]), part([video('ash')]));
  await user().click(screen.getByRole('button', { name: /Workshop 2 films/ }));
  fireEvent.ended(film('oak'));
  expect(film('ash')).toHaveAttribute('src', 'https://films.example/ash.mp4');
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.ended(film('ash'));
  expect(film('ash')).toBeInTheDocument();
  await user().click(screen.getByRole('button', { name: 'All videos' }));
  expect(screen.getByRole('button', { name: /Workshop/ })).toBeInTheDocument();
});

test('a film that cannot be played says so and is tried again', async () => {
  show(part([video('oak')]));
  fireEvent.error(film('oak'));
  expect(screen.getByRole('alert')).toHaveTextContent('The film cannot be played.');
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the keys that people know work wherever the focus is in the player', async () => {
  show(part([video('oak', { captions: { en: [{ startMs: 0, endMs: 1000, text: 'Oak' }] } })]));
  const captions = screen.getByLabelText('Captions');
  expect(captions).toHaveValue('en');
  fireEvent.keyDown(film('oak'), { key: 'c' });
  expect(captions).toHaveValue('');
  fireEvent.keyDown(captions, { key: 'm' });
  expect(film('oak').muted).toBe(true);
  fireEvent.keyDown(film('oak'), { key: ' ' });
  expect(play).toHaveBeenCalledTimes(1);
  // A control's own.
  fireEvent.keyDown(captions, { key: ' ' });
  expect(play).toHaveBeenCalledTimes(1);
});

test('a playlist of one film that starts over does so by itself', async () => {
  show(part([video('oak')], [{ id: 'list', title: { en: 'Workshop' }, videos: ['oak'], loop: true }]));
  await user().click(screen.getByRole('button', { name: /Workshop 1 film/ }));
  expect(film('oak').loop).toBe(true);
});
