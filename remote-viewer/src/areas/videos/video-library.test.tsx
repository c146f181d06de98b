import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { PublishedVideo, PublishedVideos, VisitEvent } from '@vitrine/shared/contract';
import { useOpened } from '../../address/address';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import { DisplaySettingContext } from '../../display/use-display';
import { LanguageProvider } from '../../language/language';
import { loadWords } from '../../testing/load-words';
import { VideoLibrary } from './video-library';
import { videoNames } from './video-names';
import { videoTexts } from './video-texts';

beforeAll(() => loadWords('en', videoTexts));

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
const nowhere = { placementId: 'abcdefghjk', manifest: null, timeZone: null, isKiosk: false };
/** The sheet's, from a video to their list. */
function Back() {
  const { leave } = useOpened(videoNames);
  return (
    <button type="button" onClick={leave}>
      Back
    </button>
  );
}
const list = { view: null, open: opened(videoNames.list, null) };
const show = (...contents: PublishedVideos[]) => showAt(nowhere, ...contents);
const showAt = (
  experience: Parameters<typeof VideoLibrary>[0]['experience'],
  ...contents: PublishedVideos[]
) =>
  render(
    <LanguageProvider languages={['en']}>
      <HeldAddress at={list}>
        <Back />
        <VideoLibrary experience={experience} contents={contents} />
      </HeldAddress>
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

test('a film’s poster is no larger than its place on the screen', () => {
  const sizes = [320, 640, 1280].map((width) => ({
    url: `https://films.example/${width}.webp`,
    width,
    height: width,
    type: 'image/webp',
    bytes: 1,
    sha256: 'a'.repeat(64),
  }));
  const poster = 'https://films.example/1280.webp';
  // jsdom's screen is 1,024 pixels wide, where the sheet has 440.
  show(part([video('oak', { poster, posterSizes: sizes })]));
  expect(film('oak').poster).toBe('https://films.example/640.webp');
});

test('one video alone is open at once, and does not begin by itself', () => {
  show(part([video('oak')]));
  expect(film('oak')).toHaveAttribute('src', 'https://films.example/oak.mp4');
  expect(play).not.toHaveBeenCalled();
});

test.each([true, false])('on a kiosk the browser’s own controls offer no way out: %s', (isKiosk) => {
  render(
    <DisplaySettingContext value={{ mode: null, isKiosk }}>
      <LanguageProvider languages={['en']}>
        <HeldAddress at={list}>
          <VideoLibrary experience={nowhere} contents={[part([video('oak')])]} />
        </HeldAddress>
      </LanguageProvider>
    </DisplaySettingContext>,
  );
  const { controls, attributes } = film('oak');
  expect(controls).toBe(true);
  const withheld = [...attributes].filter(({ name }) => /^(controlslist|disable)/.test(name));
  expect(withheld.map(({ name, value }) => (value ? `${name}=${value}` : name)).sort()).toEqual(
    isKiosk
      ? ['controlslist=nodownload noremoteplayback', 'disablepictureinpicture', 'disableremoteplayback']
      : [],
  );
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
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3));
  expect(names()).toEqual(['oak', 'ash']);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button', { name: /oak/ })).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(names()).toEqual(['ash', 'elm']);
});

test('a film comes by the clock of the place, also where clocks have gone back', () => {
  jest.setSystemTime(new Date('2026-10-25T08:59:00Z'));
  const films = part([video('oak', { availableFrom: '2026-10-25T10:00' }), video('ash')]);
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3));
  showAt({ ...nowhere, timeZone: 'Europe/Oslo' }, films);
  expect(screen.queryByRole('button', { name: /oak/ })).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(names()).toEqual(['oak', 'ash']);
});

test('where all have expired, visitors are told', () => {
  show(part([video('oak', { availableUntil: '2026-11-21T11:00:00Z' })]));
  expect(screen.getByRole('status')).toHaveTextContent('There are no videos to watch right now.');
});

test('a playlist goes on to its next film and plays it, and over several parts', async () => {
  const list = { id: 'list', title: { en: 'Workshop' }, videos: ['oak', 'ash'], loop: false };
  show(part([video('oak')], [list]), part([video('ash')]));
  await user().click(screen.getByRole('button', { name: /Workshop 2 videos/ }));
  fireEvent.ended(film('oak'));
  expect(film('ash')).toHaveAttribute('src', 'https://films.example/ash.mp4');
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.ended(film('ash'));
  expect(film('ash')).toBeInTheDocument();
  await user().click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: /Workshop/ })).toBeInTheDocument();
});

test.each([
  [2, 'The video could not be loaded. Check the connection'],
  [4, 'This video cannot be played: it is missing or damaged.'],
])('a film with the error %i says what that means and is tried again', async (code, words) => {
  show(part([video('oak')]));
  Object.defineProperty(film('oak'), 'error', { value: { code, MEDIA_ERR_NETWORK: 2 } });
  fireEvent.error(film('oak'));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
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
  await user().click(screen.getByRole('button', { name: /Workshop 1 video/ }));
  expect(film('oak').loop).toBe(true);
});

describe('which tenths were watched', () => {
  const sent: { url: string; tenths: number[] }[] = [];
  let manifests = 0;
  beforeEach(() => {
    sent.length = 0;
    global.fetch = async (url, init) => {
      const { events } = JSON.parse(String(init?.body));
      const tenths = events.flatMap((event: VisitEvent) => (event.kind === 'play' ? event.tenth : []));
      if (tenths.length > 0) sent.push({ url: String(url), tenths });
      return new Response(null, { status: 204 });
    };
  });
  /** A film of ten seconds at a manifest of its own: each test is another visit. */
  const watch = (manifest: string | null = String(++manifests)) => {
    showAt({ ...nowhere, manifest }, part([video('oak')]));
    const element = film('oak');
    Object.defineProperty(element, 'duration', { value: 10, configurable: true });
    const at = (seconds: number, event: 'playing' | 'seeking' | 'timeUpdate' | 'ended') => {
      Object.defineProperty(element, 'currentTime', { value: seconds, configurable: true });
      fireEvent[event](element);
    };
    const play = (from: number, to: number) => {
      at(from, 'playing');
      for (let seconds = from + 0.25; seconds <= to; seconds += 0.25) at(seconds, 'timeUpdate');
    };
    return { element, at, play };
  };
  const leave = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  };

  test('is told ten seconds after the first, each once', () => {
    const { play } = watch();
    play(0, 3.5);
    play(0, 2.5);
    expect(sent).toEqual([]);
    act(() => jest.advanceTimersByTime(10_000));
    expect(sent).toEqual([{ url: '/v1/placements/abcdefghjk/visits', tenths: [0, 1, 2, 3, 4] }]);
    play(4, 4.5);
    act(() => jest.advanceTimersByTime(10_000));
    expect(sent.map(({ tenths }) => tenths)).toEqual([[0, 1, 2, 3, 4], [5]]);
  });

  test('and when the visitor leaves', () => {
    const { at, play } = watch();
    play(9, 9.75);
    at(10, 'ended');
    leave();
    expect(sent.map(({ tenths }) => tenths)).toEqual([[0, 10]]);
  });

  test('leaves out what was jumped over', () => {
    const { at, play } = watch();
    play(0, 0.5);
    at(8.2, 'seeking');
    at(8.2, 'timeUpdate');
    at(8.4, 'timeUpdate');
    leave();
    expect(sent.map(({ tenths }) => tenths)).toEqual([[0, 1, 9]]);
  });

  test('has none of a stream without an end, which only begins', () => {
    const { element, play } = watch();
    Object.defineProperty(element, 'duration', { value: Number.POSITIVE_INFINITY });
    play(0, 5);
    leave();
    expect(sent.map(({ tenths }) => tenths)).toEqual([[0]]);
  });

  test('is not told in a test access', () => {
    const { play } = watch(null);
    play(0, 5);
    leave();
    expect(sent).toEqual([]);
  });

  test('troubles nobody where there is no network', async () => {
    global.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { play } = watch();
    play(0, 5);
    leave();
    await act(async () => undefined);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const Where = () => <output>{JSON.stringify(useOpened(videoNames))}</output>;

describe('where a film has come to', () => {
  const at = (seconds: number, event: 'timeUpdate' | 'pause') => {
    Object.defineProperty(film('oak'), 'currentTime', { value: seconds, writable: true, configurable: true });
    fireEvent[event](film('oak'));
    return JSON.parse(screen.getByRole('status').textContent).at;
  };
  const watch = (seconds: number | null = null) => {
    render(
      <LanguageProvider languages={['en']}>
        <HeldAddress at={{ view: null, open: opened(videoNames.one, 'oak', { at: seconds }) }}>
          <Where />
          <VideoLibrary experience={nowhere} contents={[part([video('oak'), video('ash')])]} />
        </HeldAddress>
      </LanguageProvider>,
    );
    Object.defineProperty(film('oak'), 'paused', { value: false, configurable: true });
  };

  test('stands in the address while it plays, every five seconds, and when it pauses', () => {
    watch();
    expect([3, 5.2, 8, 10.4].map((seconds) => at(seconds, 'timeUpdate'))).toEqual([null, 5, 5, 10]);
    expect(at(12.7, 'pause')).toBe(12);
  });

  test('is its beginning once it has ended', () => {
    watch();
    expect(at(80, 'timeUpdate')).toBe(80);
    fireEvent.ended(film('oak'));
    expect(JSON.parse(screen.getByRole('status').textContent).at).toBeNull();
  });

  test('is where it goes on', () => {
    watch(42);
    fireEvent.loadedMetadata(film('oak'));
    expect(film('oak').currentTime).toBe(42);
  });
});
