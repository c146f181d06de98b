import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyScene, type ScenesDocument } from '@vitrine/shared/contract';
import { useStore } from 'zustand';
import { createDocumentStore, run } from '../../documents/document-store';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { ObjectInspector } from './object-inspector';
import type { SceneEditing } from './scene-editing';

const scene: ScenesDocument = {
  ...emptyScene(),
  objects: {
    a: {
      order: 'a0',
      libraryObjectId: '2222222222222222',
      name: 'Chair',
      position: [0, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
    },
  },
};
const nothing = () => undefined;

function Inspected({ editing, isLibraryComplete }: { editing: SceneEditing; isLibraryComplete: boolean }) {
  const object = useStore(editing.store, ({ data }) => data.objects.a);
  return (
    object && (
      <ObjectInspector
        id="a"
        object={object}
        model={undefined}
        isLibraryComplete={isLibraryComplete}
        readOnly={false}
        editing={editing}
        onDuplicate={nothing}
        onRemove={nothing}
      />
    )
  );
}

function renderInspector({ isLibraryComplete = true } = {}) {
  const store = createDocumentStore(1, scene);
  const editing: SceneEditing = {
    id: '2222222222222222',
    store,
    run: (name, change) => run(store, name, change),
    undo: nothing,
    redo: nothing,
    settle: nothing,
  };
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <Inspected editing={editing} isLibraryComplete={isLibraryComplete} />
    </ExperienceProvider>,
  );
  return () => store.getState().data.objects.a?.name;
}
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

test('a name can be emptied to type another', async () => {
  const name = renderInspector();
  await userEvent.clear(nameField());
  expect(nameField()).toHaveValue('');
  await userEvent.type(nameField(), 'Armchair');
  expect(name()).toBe('Armchair');
});

test('a name that is left empty is the former one', async () => {
  const name = renderInspector();
  await userEvent.clear(nameField());
  await userEvent.tab();
  expect(nameField()).toHaveValue('Chair');
  expect(name()).toBe('Chair');
});

test('a model is missing only where the whole library does not have it', () => {
  renderInspector({ isLibraryComplete: false });
  expect(screen.queryByText('Its model is no longer in the library')).not.toBeInTheDocument();
  renderInspector();
  expect(screen.getByText('Its model is no longer in the library')).toBeVisible();
});
