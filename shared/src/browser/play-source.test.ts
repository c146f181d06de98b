import { waitFor } from '@testing-library/react';
import { playSource } from './play-source';

const file = { url: 'https://films.example/oak.mp4', format: 'file' } as const;
const stream = { url: 'https://films.example/oak.m3u8', format: 'hls' } as const;

/** jsdom loads nothing. */
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a file is the element’s source until it is left', () => {
  const video = document.createElement('video');
  const leave = playSource(video, file, () => undefined);
  expect(video).toHaveAttribute('src', file.url);
  leave();
  expect(video).not.toHaveAttribute('src');
});

test('a stream too, where the browser plays streams', () => {
  const video = document.createElement('video');
  jest.spyOn(video, 'canPlayType').mockReturnValue('maybe');
  playSource(video, stream, () => undefined);
  expect(video).toHaveAttribute('src', stream.url);
});

test('where neither the browser nor hls.js can play it, that is said', async () => {
  const failed = jest.fn();
  const video = document.createElement('video');
  jest.spyOn(video, 'canPlayType').mockReturnValue('');
  // jsdom has no media sources, which hls.js needs.
  playSource(video, stream, failed);
  await waitFor(() => expect(failed.mock.calls).toEqual([['broken']]));
  expect(video).not.toHaveAttribute('src');
});
