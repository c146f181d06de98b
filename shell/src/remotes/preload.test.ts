import { abandonPreloads, loadWithin, preload } from './preload';

let release: string;
let url: string;
let releases = 0;
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href);
const preloadOf = (address: string) => document.querySelector(`link[rel=preload][href="${address}"]`);

beforeEach(() => {
  jest.useFakeTimers();
  browserPreloads(true);
  document.head.replaceChildren();
  // What was given up is remembered as long as the page.
  release = `https://remotes.example/viewer/${++releases}/`;
  url = `${release}screen.js`;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const browserPreloads = (does: boolean) =>
  jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(does);

function waitingScript(deadlineMs = 1000) {
  const script = document.createElement('script');
  const onError = jest.fn();
  script.onerror = onError;
  script.integrity = 'sha384-a';
  script.src = url;
  loadWithin(script, deadlineMs);
  return { script, onError };
}

it.each(['load', 'error'])('an element gets its address at the %s of its preload', (event) => {
  const { script, onError } = waitingScript();
  expect(script.src).toBe('');
  expect(preloadOf(url)).toHaveProperty('integrity', 'sha384-a');
  preloadOf(url)?.dispatchEvent(new Event(event));
  expect(script.src).toBe(url);
  expect(onError).not.toHaveBeenCalled();
});

it('a style sheet is preloaded as one', () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${release}screen.css`;
  loadWithin(link, 1000);
  expect(link).not.toHaveAttribute('href');
  expect(preloadOf(`${release}screen.css`)).toHaveProperty('as', 'style');
  preloadOf(`${release}screen.css`)?.dispatchEvent(new Event('load'));
  expect(link.href).toBe(`${release}screen.css`);
});

it('what is not there by the deadline is given up, the page’s own preload with it, and the element told', () => {
  preload(url);
  const { script, onError } = waitingScript(1000);
  const [own] = [...document.querySelectorAll('link')].slice(-1);
  jest.advanceTimersByTime(999);
  expect(preloads()).toEqual([url, url]);
  jest.advanceTimersByTime(1);
  expect(preloads()).toEqual([]);
  expect(onError).toHaveBeenCalledWith({ type: 'timeout', target: expect.objectContaining({ src: url }) });
  // Too late.
  own?.dispatchEvent(new Event('load'));
  expect(script.src).toBe('');
});

it('an element that has ended is told nothing', () => {
  const { script, onError } = waitingScript();
  preloadOf(url)?.dispatchEvent(new Event('load'));
  script.onerror = null;
  jest.advanceTimersByTime(1000);
  expect(onError).not.toHaveBeenCalled();
});

it('a release’s preloads are abandoned but for those that an element waits for', () => {
  preload(`${release}other.js`);
  preload('https://remotes.example/viewer/other/screen.js');
  const { script } = waitingScript();
  abandonPreloads(release);
  expect(preloads()).toEqual(['https://remotes.example/viewer/other/screen.js', url]);
  preloadOf(url)?.dispatchEvent(new Event('load'));
  expect(script.src).toBe(url);
});

it('what was given up is asked for at another address each time, whether an element had asked for it or not', () => {
  preload(url);
  abandonPreloads(release);
  waitingScript(1000);
  expect(preloads()).toEqual([`${url}?again=1`]);
  jest.advanceTimersByTime(1000);
  expect(preloads()).toEqual([]);
  const { script } = waitingScript();
  preloadOf(`${url}?again=2`)?.dispatchEvent(new Event('load'));
  expect(script.src).toBe(`${url}?again=2`);
});

it('where people have turned preloads off an element gets its address at once', () => {
  browserPreloads(false);
  expect(waitingScript().script.src).toBe(url);
});
