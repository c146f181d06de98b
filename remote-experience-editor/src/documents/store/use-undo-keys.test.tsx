import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { Dialog, UiProvider } from '@vitrine/shared/ui';
import { useSceneKeys } from '../../areas/scenes/use-scene-keys';
import { useUndoKeys } from './use-undo-keys';

const done: string[] = [];
const say = (what: string) => () => void done.push(what);
const editing = { undo: say('undo'), redo: say('redo') };

function Editor({ dialog }: { dialog: boolean }) {
  useUndoKeys(editing);
  useSceneKeys({
    setMode: say('mode'),
    focus: say('focus'),
    duplicate: say('duplicate'),
    remove: say('remove'),
    deselect: say('deselect'),
  });
  return (
    <>
      <button type="button">Publish</button>
      <main>
        <button type="button">Chair</button>
        <input aria-label="Name" />
      </main>
      <Dialog open={dialog} title="Rename" onClose={() => undefined}>
        <button type="button">In the dialog</button>
      </Dialog>
    </>
  );
}

function renderEditor({ dialog = false } = {}) {
  done.length = 0;
  render(
    <TestHost host={createTestHost().host} address="/" path="/">
      <UiProvider>
        <Editor dialog={dialog} />
      </UiProvider>
    </TestHost>,
  );
}
const press = () => userEvent.keyboard('{Control>}z{/Control}w{Delete}');

test('shortcuts act from inside the editor, and from nowhere in particular', async () => {
  renderEditor();
  await press();
  screen.getByRole('button', { name: 'Chair' }).focus();
  await press();
  expect(done).toEqual(['undo', 'mode', 'remove', 'undo', 'mode', 'remove']);
});

test('shortcuts leave alone who writes, and what lies outside the editor', async () => {
  renderEditor();
  screen.getByRole('textbox', { name: 'Name' }).focus();
  await press();
  screen.getByRole('button', { name: 'Publish' }).focus();
  await press();
  expect(done).toEqual([]);
});

test('shortcuts do not reach through an open dialog', async () => {
  renderEditor({ dialog: true });
  (await screen.findByRole('button', { name: 'In the dialog' })).focus();
  await press();
  // A press on the dialog's own ground takes the focus away from its buttons.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await press();
  expect(done).toEqual([]);
});
