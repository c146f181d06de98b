import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SceneCanvas } from './scene-canvas';

/** jsdom draws nothing: what would draw is asked for nothing but its settings. */
jest.mock('three', () => ({
  ...jest.requireActual<object>('three'),
  WebGLRenderer: class {
    shadowMap = {};
    xr = { addEventListener() {}, removeEventListener() {} };
    renderLists = { dispose() {} };
    setPixelRatio() {}
    setSize() {}
    render() {}
    dispose() {}
    forceContextLoss() {}
  },
}));

beforeEach(() => {
  Object.assign(window, { WebGL2RenderingContext: class {} });
  // React tells of what was thrown, three of its old clock, which fiber still takes.
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

let error: Error | null = null;
function Content() {
  if (error) throw error;
  return null;
}

test.each([
  ['failed', new Error('The scene broke')],
  // As webpack names it.
  ['missing', Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })],
])('What throws in the scene is shown as %s, and may be tried again', async (why, thrown) => {
  error = thrown;
  render(
    <SceneCanvas
      label="Shop"
      fallback={(trouble, again) => (
        <button type="button" onClick={again}>
          {trouble}
        </button>
      )}
    >
      <Content />
    </SceneCanvas>,
  );
  const fallback = await screen.findByRole('button', { name: why });
  error = null;
  await userEvent.click(fallback);
  expect(await screen.findByRole('application', { name: 'Shop' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
