import { screen } from '@testing-library/react';
import { emptyScene } from '@vitrine/shared/contract';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { createRef } from 'react';
import { SceneViewport } from './scene-viewport';

const nothing = () => undefined;
const Viewport = () => (
  <SceneViewport
    stage={createRef()}
    scene={emptyScene()}
    title="Shop"
    models={new Map()}
    isLibraryComplete
    selected={null}
    mode="translate"
    snap={false}
    readOnly={false}
    onSelect={nothing}
    onPlace={nothing}
    onHold={nothing}
    onDropModel={nothing}
  />
);

/** The first that starting a scene does. */
const measuringThrows = (error: Error) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    throw error;
  });

beforeEach(() => {
  Object.assign(window, { WebGL2RenderingContext: class {} });
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['broke does not blame the connection', new Error('The scene broke'), false],
  [
    'misses a file has people look at their connection',
    Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
    true,
  ],
])('a view that %s, and starts again when it is asked to', async (_what, error, blames) => {
  const measured = measuringThrows(error);
  const { user } = renderScreen(Viewport, { address: '/', path: '/' });
  expect(await screen.findByText('The 3D view cannot be shown right now')).toBeVisible();
  expect(screen.queryByText(/Check the connection/) !== null).toBe(blames);
  measured.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // jsdom can start none.
  expect(await screen.findByText(/This browser cannot draw 3D/)).toBeVisible();
});
