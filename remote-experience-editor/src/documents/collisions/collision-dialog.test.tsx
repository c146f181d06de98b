import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Document, emptyScene, type ScenesDocument } from '@vitrine/shared/contract';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { createDocumentStore, receive, run, settle } from '../store/document-store';
import { CollisionDialog } from './collision-dialog';

const nothing = () => undefined;

test('what somebody unknown wrote is all of theirs', async () => {
  const store = createDocumentStore(1, { folder: 'A', note: '' });
  const editing = {
    id: 'd',
    area: 'question-vault' as const,
    store,
    run: nothing,
    undo: nothing,
    redo: nothing,
    settle: nothing,
  };
  run(store, 'both', () => ({ folder: 'mine', note: 'mine' }));
  receive(store, { revision: 2, updatedBy: null } as Document, { folder: 'hers', note: 'hers' });
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <CollisionDialog editing={editing} />
    </ExperienceProvider>,
  );
  expect(await screen.findByRole('button', { name: 'All of theirs' })).toBeInTheDocument();
});

test('whoever decides later and writes on sees, and keeps, what stands there by then', async () => {
  const store = createDocumentStore(1, { folder: 'A', note: '' });
  const editing = {
    id: 'd',
    area: 'question-vault' as const,
    store,
    run: nothing,
    undo: nothing,
    redo: nothing,
    settle: (choices: Parameters<typeof settle>[1]) => settle(store, choices),
  };
  run(store, 'folder', (data) => ({ ...data, folder: 'mine' }));
  receive(store, { revision: 2, updatedBy: 'Mira' } as Document, { folder: 'hers', note: '' });
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <CollisionDialog editing={editing} />
    </ExperienceProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Decide later' }));
  act(() => {
    run(store, 'folder', (data) => ({ ...data, folder: 'mine, longer' }));
    run(store, 'note', (data) => ({ ...data, note: 'typed later' }));
  });
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('radio', { name: /^You wrote/ })).toHaveAccessibleName(/mine, longer/);
  await user.click(screen.getByRole('button', { name: 'Keep what is chosen' }));
  expect(store.getState()).toMatchObject({
    data: { folder: 'mine, longer', note: 'typed later' },
    collision: null,
  });
});

test('where both moved and turned an object, each axis is told in words and units, and all can be the colleague’s', async () => {
  const sceneOf = (x: number, turned: number): ScenesDocument => ({
    ...emptyScene(),
    objects: {
      chair: {
        order: 'a0',
        libraryObjectId: '2222222222222222',
        name: 'Chair',
        position: [x, 0, 0],
        rotation: [0, turned, 0],
        scale: [1, 1, 1],
      },
    },
  });
  const store = createDocumentStore(1, sceneOf(0, 0));
  const editing = {
    id: 'd',
    area: 'scenes' as const,
    store,
    run: nothing,
    undo: nothing,
    redo: nothing,
    settle: (choices: Parameters<typeof settle>[1]) => settle(store, choices),
  };
  run(store, 'place', () => sceneOf(1.5, 90));
  receive(store, { revision: 2, updatedBy: 'Mira' } as Document, sceneOf(-2, 45));
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <CollisionDialog editing={editing} />
    </ExperienceProvider>,
  );
  const moved = await screen.findByRole('group', { name: 'Objects › Chair › Position (m) › X' });
  expect(within(moved).getByRole('radio', { name: 'You wrote 1.5' })).toBeChecked();
  expect(within(moved).getByRole('radio', { name: 'Mira wrote -2' })).toBeInTheDocument();
  const turned = screen.getByRole('group', { name: 'Objects › Chair › Rotation (°) › Y' });
  expect(within(turned).getByRole('radio', { name: 'You wrote 90' })).toBeChecked();
  expect(within(turned).getByRole('radio', { name: 'Mira wrote 45' })).toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'All of Mira’s' }));
  await user.click(screen.getByRole('button', { name: 'Keep what is chosen' }));
  expect(store.getState()).toMatchObject({ data: sceneOf(-2, 45), collision: null });
});
