import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Drawer } from '@vitrine/shared/ui';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useState } from 'react';

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Calendar
      </button>
      <a href="#elsewhere">Elsewhere</a>
      <Drawer open={open} title="When" onClose={() => setOpen(false)}>
        <input aria-label="From" />
      </Drawer>
    </>
  );
}

async function openDrawer() {
  const { user } = renderScreen(Screen, { address: '/', path: '/' });
  const opener = await screen.findByRole('button', { name: 'Calendar' });
  await user.click(opener);
  return { user, opener, drawer: await screen.findByRole('dialog', { name: 'When' }) };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const mask = () => document.querySelector('.ant-drawer-mask') ?? document.body;

it('gives the focus back to what opened it', async () => {
  const { user, opener } = await openDrawer();
  await user.click(screen.getByRole('textbox', { name: 'From' }));
  await user.keyboard('{Escape}');
  await gone();
  expect(opener).toHaveFocus();
});

it('leaves the focus with who went elsewhere while it closed', async () => {
  const { user } = await openDrawer();
  const elsewhere = screen.getByText('Elsewhere');
  await user.keyboard('{Escape}');
  elsewhere.focus();
  await gone();
  expect(elsewhere).toHaveFocus();
});

it('stays when the second press of a double click on what opened it falls beside it', async () => {
  const { drawer } = await openDrawer();
  fireEvent.click(mask(), { detail: 2 });
  expect(drawer).toBeVisible();
  fireEvent.click(mask(), { detail: 1 });
  await gone();
});
