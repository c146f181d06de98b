import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider } from '../../language/language';
import { loadWords } from '../../testing/load-words';
import { ModelView } from './model-view';
import { productTexts } from './product-texts';

beforeAll(() => loadWords('en', productTexts));

const model = {
  url: '/files/chair.glb',
  bytes: 1,
  sha256: 'a'.repeat(64),
  dimensionsMetres: [1, 1, 1] as [number, number, number],
  baseMetres: 0,
};

afterEach(() => jest.restoreAllMocks());

it('does not blame the connection for a model whose scene broke, and tries again when it is asked to', async () => {
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
  window.fetch = () => new Promise(() => {});
  Object.assign(window, { WebGL2RenderingContext: class {} });
  const measured = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    throw new Error('The scene broke');
  });
  render(
    <LanguageProvider languages={['en']}>
      <ModelView
        model={model}
        materialVariant={undefined}
        title="Chair"
        background="#ffffff"
        aspect={1}
        meanwhile={null}
      />
    </LanguageProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The 3D view cannot be shown right now.');
  measured.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // jsdom can start none.
  expect(await screen.findByText('This browser cannot show 3D.')).toBeVisible();
});
