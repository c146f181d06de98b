import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyScene, type LibraryObject, type ScenesDocument } from '@vitrine/shared/contract';
import { aModel } from '@vitrine/shared/ui/testing/records';
import { useStore } from 'zustand';
import { EditedDocument } from '../../documents/fields/edited-document';
import { createDocumentStore, run } from '../../documents/store/document-store';
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

interface InspectedProps {
  editing: SceneEditing;
  isLibraryComplete: boolean;
  model: LibraryObject | undefined;
}

function Inspected({ editing, isLibraryComplete, model }: InspectedProps) {
  const object = useStore(editing.store, ({ data }) => data.objects.a);
  return (
    object && (
      <ObjectInspector
        id="a"
        object={object}
        model={model}
        isLibraryComplete={isLibraryComplete}
        readOnly={false}
        editing={editing}
        onDuplicate={nothing}
        onRemove={nothing}
      />
    )
  );
}

function renderInspector({
  isLibraryComplete = true,
  model,
}: Partial<Pick<InspectedProps, 'isLibraryComplete' | 'model'>> = {}) {
  const store = createDocumentStore(1, scene);
  const editing: SceneEditing = {
    id: '2222222222222222',
    area: 'scenes' as const,
    store,
    run: (name, change) => run(store, name, change),
    undo: nothing,
    redo: nothing,
    settle: nothing,
  };
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <EditedDocument editing={editing} readOnly={false}>
        <Inspected editing={editing} isLibraryComplete={isLibraryComplete} model={model} />
      </EditedDocument>
    </ExperienceProvider>,
  );
  return () => store.getState().data.objects.a;
}
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

test('a name can be emptied to type another', async () => {
  const object = renderInspector();
  await userEvent.clear(nameField());
  expect(nameField()).toHaveValue('');
  await userEvent.type(nameField(), 'Armchair');
  expect(object()?.name).toBe('Armchair');
});

test('a name that is left empty is the former one', async () => {
  const object = renderInspector();
  await userEvent.clear(nameField());
  await userEvent.tab();
  expect(nameField()).toHaveValue('Chair');
  expect(object()?.name).toBe('Chair');
});

test('a model is missing only where the whole library does not have it', () => {
  renderInspector({ isLibraryComplete: false });
  expect(screen.queryByText('Its model is no longer in the library')).not.toBeInTheDocument();
  renderInspector();
  expect(screen.getByText('Its model is no longer in the library')).toBeVisible();
});

test('says how large an object is at its scale', async () => {
  renderInspector({ model: aModel() });
  expect(screen.getByText(/measures 1.60 × 0.45 × 0.40 m/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Scale Y'));
  await userEvent.type(screen.getByLabelText('Scale Y'), '2{Enter}');
  expect(screen.getByText(/measures 1.60 × 0.90 × 0.40 m/)).toBeVisible();
  expect(screen.queryByText(/not made in metres/)).not.toBeInTheDocument();
});

test('a model that was not made in metres is brought to the size that was meant, and stays on the floor', async () => {
  const object = renderInspector({ model: aModel({ dimensionsMetres: [820, 740, 800], baseMetres: -100 }) });
  expect(screen.getByText(/^The model measures 820.00 × 740.00 × 800.00 m/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Make it 0.82.×.0.74.×.0.80.m$/ }));
  expect(object()).toMatchObject({ scale: [0.001, 0.001, 0.001], position: [0, -99.9, 0] });
  expect(screen.queryByText(/not made in metres/)).not.toBeInTheDocument();
});
