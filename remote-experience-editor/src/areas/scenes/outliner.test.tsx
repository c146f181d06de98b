import { render, screen } from '@testing-library/react';
import { emptyScene } from '@vitrine/shared/contract';
import { placeFor } from '../../documents/page/place';
import { ExperienceProvider } from '../../experience/experience-context';
import { aDocument, renderArea } from '../../testing/an-area';
import { anOpenExperience } from '../../testing/an-open-experience';
import Scenes from '.';
import { Outliner } from './outliner';

const nothing = () => undefined;

afterEach(() => jest.restoreAllMocks());

test('each object has its place in the list, so that what a colleague changes is marked there alone', () => {
  const object = (name: string) => ({
    order: 'a0',
    libraryObjectId: 'lib123456789abcd',
    name,
    position: [0, 0, 0] as [number, number, number],
    rotation: [0, 0, 0] as [number, number, number],
    scale: [1, 1, 1] as [number, number, number],
  });
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <Outliner
        objects={[
          ['a', object('Table')],
          ['b', object('Chair')],
        ]}
        selected={null}
        readOnly
        onSelect={nothing}
        onChange={nothing}
        onRemove={nothing}
        onOpenLibrary={nothing}
      />
    </ExperienceProvider>,
  );
  const [, chair] = screen.getAllByRole('listitem');
  expect(placeFor(['objects', 'b', 'position', '0'], document)).toBe(chair);
});

test.each([
  ['beside it', 'wide', 'tab', 'Objects (0)'],
  ['in its place', 'narrow', 'button', 'Objects'],
] as const)('from an empty scene one press leads to the library %s', async (_, room, role, objects) => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: room === 'narrow' && media.includes('900px'),
  }));
  const { user } = renderArea('scenes', Scenes, {
    open: aDocument('scenes', { ...emptyScene(), title: { en: 'Room' } }),
  });
  await user.click(await screen.findByRole(role, { name: objects }));
  await user.click(await screen.findByRole('button', { name: 'Add something from the library' }));
  const search = screen.getByRole('searchbox', { name: 'Search the library' });
  expect(search).toBeVisible();
  await user.tab();
  expect(search).toHaveFocus();
});
