import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { SceneCanvas } from './scene-canvas';

/** Told of each drawing whether it is of one pixel. */
const mockDraw = jest.fn();
/** jsdom draws nothing: what would draw is asked for nothing but its settings. */
jest.mock('three', () => ({
  ...jest.requireActual<object>('three'),
  WebGLRenderer: class {
    shadowMap = {};
    isOfOnePixel = false;
    setPixelRatio() {}
    setSize() {}
    setScissor() {}
    setScissorTest(isOn: boolean) {
      this.isOfOnePixel = isOn;
    }
    render() {
      mockDraw(this.isOfOnePixel);
    }
    dispose() {}
    forceContextLoss() {}
  },
}));

beforeEach(() => {
  Object.assign(window, { WebGL2RenderingContext: class {} });
  // React tells of what was thrown, three of how it was loaded.
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

const made = jest.fn();
function Made() {
  useEffect(made, []);
  return null;
}

test('What is held is made ready, and drawn when it is let go', async () => {
  const canvas = (isHeld: boolean) => (
    <SceneCanvas label="Shop" isHeld={isHeld} fallback={() => null}>
      <Made />
    </SceneCanvas>
  );
  mockDraw.mockClear();
  const { rerender } = render(canvas(true));
  await waitFor(() => expect(made).toHaveBeenCalled());
  await waitFor(() => expect(mockDraw).toHaveBeenCalledWith(true));
  expect(mockDraw).not.toHaveBeenCalledWith(false);
  rerender(canvas(false));
  await waitFor(() => expect(mockDraw).toHaveBeenLastCalledWith(false));
});
