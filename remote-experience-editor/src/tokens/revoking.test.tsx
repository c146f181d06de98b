import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { axe } from 'jest-axe';
import { aLot, lotsPath, showTokens } from './testing/show-tokens';

const revoke = `POST ${lotsPath}/${aLot().id}/revoke`;

/** The dialog of an action, over an API that revokes what it is asked for. */
async function openDialog(action: string, name: string, answer = { revoked: 7, used: 0 }) {
  const view = showTokens({ answers: { [revoke]: () => ({ ...answer, lot: aLot() }) } });
  await view.choose(action);
  return { ...view, dialog: within(await screen.findByRole('dialog', { name })) };
}
const openNumbers = (answer?: { revoked: number; used: number }) =>
  openDialog('Revoke single cards', 'Revoke cards of Gala', answer);

test('all unused cards are revoked once the lot’s name is typed', async () => {
  const title = 'Revoke 185 unused cards for good?';
  const { dialog, user, sent, toasts } = await openDialog('Revoke unused cards', title, {
    ...{ revoked: 185, used: 12 },
  });
  expect(dialog.getByText(/This cannot be undone\.$/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Revoke' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), 'Gala');
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().map(({ body }) => body)).toEqual([{}]);
  expect(toasts).toEqual([{ description: '185 cards are revoked. 12 were used before and stay counted.' }]);
});

test('single cards are revoked by their numbers and ranges of them', async () => {
  const { baseElement, dialog, user, sent, toasts } = await openNumbers();
  await user.type(dialog.getByRole('textbox', { name: 'Numbers of the cards' }), '12, 15-20');
  expect((await axe(baseElement, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Revoke 7 cards' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().map(({ body }) => body)).toEqual([{ numbers: [12, 15, 16, 17, 18, 19, 20] }]);
  expect(toasts).toEqual([{ description: '7 cards are revoked.' }]);
});

test('cards that were all used before stay so, and it says that none was revoked', async () => {
  const { dialog, user, toasts } = await openNumbers({ revoked: 0, used: 1 });
  await user.type(dialog.getByRole('textbox'), '3{Enter}');
  await waitFor(() =>
    expect(toasts).toEqual([{ description: 'No card was revoked. 1 was used before and stays counted.' }]),
  );
});

test.each([
  ['', 'Write at least one number.'],
  ['3, four', '“four” is no number and no range like 15-20.'],
  ['190-201', '“190-201” does not fit: this lot has the numbers 1 to 200.'],
])('“%s” revokes nothing: %s', async (typed, message) => {
  const { dialog, user, sent } = await openNumbers();
  const field = dialog.getByRole('textbox');
  if (typed) await user.type(field, typed);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(message);
  expect(field).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('a lot of which none is left is neither revoked nor printed', async () => {
  const counts = { issued: 0, redeemed: 0, used: 198, revoked: 2 };
  const { user } = showTokens({ answers: { [`GET ${lotsPath}`]: () => pageOf(aLot({ counts })) } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Gala' }));
  const isDisabled = (item: HTMLElement) => item.getAttribute('aria-disabled') === 'true';
  const items = await screen.findAllByRole('menuitem');
  expect(items.filter(isDisabled).map(({ textContent }) => textContent)).toEqual([
    'Print cards',
    'Revoke single cards',
    'Revoke unused cards',
  ]);
});
