import { fetchStageAtPress } from './fetch-stage';

const fetched = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);
const press = () => {
  window.location.hash = 'inside';
  window.dispatchEvent(new Event('hashchange'));
};
const has = (of: object, name: string, value: unknown) =>
  Object.defineProperty(of, name, { value, configurable: true });

beforeEach(() => {
  window.location.hash = '';
  document.head.replaceChildren();
  document.body.innerHTML =
    '<div class="first-paint"><template><link rel="preload" as="script" href="/three.js"></template></div>';
  has(window, 'WebGL2RenderingContext', class {});
  has(navigator, 'connection', { effectiveType: '3g' });
});

test('What is behind the way in is fetched at its press, once', () => {
  fetchStageAtPress();
  expect(fetched()).toEqual([]);
  press();
  press();
  expect(fetched()).toEqual(['http://localhost/three.js']);
});

test('It is fetched at once where the way in was pressed before this was there', () => {
  press();
  fetchStageAtPress();
  expect(fetched()).toEqual(['http://localhost/three.js']);
});

test.each([
  ['data are saved', () => has(navigator, 'connection', { saveData: true })],
  ['there is no 3D', () => Reflect.deleteProperty(window, 'WebGL2RenderingContext')],
  ['nothing is behind it', () => document.querySelector('template')?.remove()],
])('Nothing is fetched where %s', (_where, arrange) => {
  arrange();
  press();
  fetchStageAtPress();
  expect(fetched()).toEqual([]);
});
