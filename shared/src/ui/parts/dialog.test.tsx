import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { Button, Dialog, UiProvider } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';

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

/** Beside the window, on what lies around it. */
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
