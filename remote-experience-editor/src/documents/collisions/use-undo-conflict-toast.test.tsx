import { screen, waitFor } from '@testing-library/react';
import { emptyPoll } from '@vitrine/shared/contract';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useState } from 'react';
import Polling from '../../areas/polling';
import { ExperienceProvider } from '../../experience/experience-context';
import { aDocument, renderArea } from '../../testing/an-area';
import { anOpenExperience } from '../../testing/an-open-experience';
import { patched } from '../store/merge-patch';
import { useUndoConflictToast } from './use-undo-conflict-toast';

function Undo() {
  const say = useUndoConflictToast();
  return (
    <>
      <button type="button" onClick={() => say({ name: null })}>
        Conflict
      </button>
      <button type="button" onClick={() => say(null)}>
        Done
      </button>
    </>
  );
}

test('what could not be undone is no success, and says who changed it since', async () => {
  const { toasts, user } = renderScreen(Undo, { address: '/', path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(toasts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Conflict' }));
  const message = 'Nothing is left that is only yours. A colleague has changed the same places since.';
  expect(toasts).toMatchObject([{ error: { message } }]);
});

/** @param write saves the title as a colleague. @returns the document's new revision. */
function PollWithMira({ write }: { write: (title: string) => number }) {
  const [newest, setNewest] = useState(0);
  return (
    <ExperienceProvider value={anOpenExperience({ newestOf: () => newest })}>
      <Polling />
      <button type="button" onClick={() => setNewest(write('Hers'))}>
        Mira writes
      </button>
      <button type="button" onClick={() => setNewest(write('Still hers'))}>
        Mira writes again
      </button>
    </ExperienceProvider>
  );
}

test('in an open document, an undo and a redo that have nothing own left say who wrote there', async () => {
  let saved = aDocument('polling', { ...emptyPoll(), title: { en: 'Wood' } });
  const write = (data: Record<string, unknown>, updatedBy: string) => {
    saved = { ...saved, revision: saved.revision + 1, updatedBy, data: patched(saved.data, data) };
    return saved;
  };
  const writeAsMira = (title: string) => write({ title: { en: title } }, 'Mira').revision;
  const path = `/v1/brands/${brandId}/documents/${saved.id}`;
  const { toasts, user } = renderArea('polling', () => <PollWithMira write={writeAsMira} />, {
    open: saved,
    answers: {
      [`GET ${path}`]: () => saved,
      [`PATCH ${path}`]: ({ body }) => write((body as { data: Record<string, unknown> }).data, 'Ada Example'),
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const press = async (name: string) => user.click(screen.getByRole('button', { name }));
  const stands = (text: string) => waitFor(() => expect(title).toHaveValue(text));
  const savedAs = (text: string) => waitFor(() => expect(saved.data.title).toEqual({ en: text }));
  const told = {
    error: { message: 'Nothing is left that is only yours. Mira has changed the same places since.' },
  };

  await user.type(title, '!');
  await savedAs('Wood!');
  await press('Mira writes');
  await stands('Hers');
  await press('Undo (Ctrl+Z)');
  expect(toasts).toMatchObject([told]);
  await stands('Hers');

  await user.type(title, '?');
  await press('Undo (Ctrl+Z)');
  await stands('Hers');
  await press('Mira writes again');
  await stands('Still hers');
  await press('Redo (Ctrl+Shift+Z)');
  expect(toasts).toMatchObject([told, told]);
  await stands('Still hers');
});
