import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManifestPart, PublishedScene } from '@vitrine/shared/contract';
import { useWebgl } from '../../browser/use-webgl';
import { LanguageProvider } from '../../language/language';
import { aPicture, nothingCovered, shownExperience } from '../../testing/shown-experience';
import { SceneView } from './scene-view';

/** jsdom draws nothing. */
jest.mock('../../browser/use-webgl', () => ({ useWebgl: jest.fn(() => false) }));

const part = { area: 'scenes', hash: 'abc' } as unknown as ManifestPart;
const scene = { area: 'scenes', title: { en: 'Shop' }, alt: { en: 'A shop' }, models: {} };

const show = (loadPart: () => Promise<PublishedScene>) =>
  render(
    <LanguageProvider languages={['en']}>
      <SceneView part={part} root={shownExperience().root} loadPart={loadPart} covered={nothingCovered} />
    </LanguageProvider>,
  );

it('does not blame the connection for a scene that came and broke, and shows it again when it is asked to', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const content = {
    ...scene,
    get objects() {
      if (broken) throw new Error('The scene broke');
      return [{ id: 'one', name: 'Chair', alt: {} }];
    },
  } as unknown as PublishedScene;
  const loadPart = async () => content;
  show(loadPart);
  expect(await screen.findByRole('alert')).toHaveTextContent('The 3D view cannot be shown right now.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Chair');
});

it('has people look at their connection where the scene does not come', async () => {
  const loadPart = async () => Promise.reject(new Error('Failed to fetch'));
  show(loadPart);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the connection');
});

it.each([
  ['the first scene', 0, [aPicture]],
  ['another', 1, []],
])('leaves the landing’s picture there while %s is on its way', async (_, index, pictures) => {
  jest.mocked(useWebgl).mockReturnValue(true);
  const parts = ['Room', 'Hall'].map((title) => ({ ...part, title: { en: title }, hash: title }));
  const { root } = shownExperience([], { parts, poster: aPicture });
  const asked = root.parts[index] as ManifestPart;
  const { container } = render(
    <LanguageProvider languages={['en']}>
      <SceneView
        part={asked}
        root={root}
        loadPart={() => new Promise(() => undefined)}
        covered={nothingCovered}
      />
    </LanguageProvider>,
  );
  expect(await screen.findByRole('status', { name: 'Loading…' })).toBeVisible();
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual(pictures);
});
