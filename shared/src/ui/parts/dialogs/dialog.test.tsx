import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { Button, Dialog, UiProvider } from '@vitrine/shared/ui';
import { type ReactNode, useRef, useState } from 'react';

function renderDialog(action?: ReactNode) {
  const onClose = jest.fn();
  render(
    <TestHost host={createTestHost().host} address="/" path="/">
      <UiProvider>
        <Dialog open title="A name" onClose={onClose} action={action}>
          <input aria-label="Name" />
        </Dialog>
      </UiProvider>
    </TestHost>,
  );
  return onClose;
}

/** Beside the dialog, on what lies around it. */
async function pressBeside() {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(dialog.closest('.ant-modal-wrap') ?? document.body);
}

test('a press beside a dialog that does something loses nothing', async () => {
  const onClose = renderDialog(<Button>Create</Button>);
  await pressBeside();
  expect(onClose).not.toHaveBeenCalled();
});

test('a press beside a dialog that only tells closes it', async () => {
  const onClose = renderDialog();
  await pressBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
});

function Form() {
  const [open, setOpen] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Check
      </button>
      <input aria-label="Title" ref={title} />
      <Dialog open={open} title="What is wrong" onClose={() => setOpen(false)}>
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            title.current?.focus();
          }}
        >
          Show me
        </button>
      </Dialog>
    </>
  );
}

async function openFromForm() {
  render(
    <TestHost host={createTestHost().host} address="/" path="/">
      <UiProvider>
        <Form />
      </UiProvider>
    </TestHost>,
  );
  const opener = await screen.findByRole('button', { name: 'Check' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  return opener;
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('gives the focus back to what opened it', async () => {
  const opener = await openFromForm();
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('leaves the focus in the field that somebody was led to while it closed', async () => {
  await openFromForm();
  await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
  await gone();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});
