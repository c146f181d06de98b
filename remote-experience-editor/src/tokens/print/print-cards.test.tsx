import { screen, waitFor, within } from '@testing-library/react';
import type { Token } from '@vitrine/shared/contract';
import { pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience } from '@vitrine/shared/ui/testing/records';
import { aLot, lotsPath, showTokens } from '../testing/show-tokens';

const tokensPath = `GET ${lotsPath}/${aLot().id}/tokens`;
const aToken = (number: number, own: Partial<Token> = {}): Token => ({
  ...{ number, code: `ABCDEFGH${String(2000 + number)}`, state: 'issued' },
  ...{ redeemedAt: null, usedAt: null, revokedAt: null, ...own },
});
const tokens = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => aToken(from + index));

async function openPrint(answer: (query: URLSearchParams) => unknown, size = 10) {
  const languages = ['en', 'de'];
  const view = showTokens({
    answers: {
      [`GET ${lotsPath}`]: () => pageOf(aLot({ size })),
      [tokensPath]: ({ query }) => answer(query),
    },
    experience: { experience: anExperience({ languages }) },
  });
  await view.choose('Print cards');
  const dialog = within(await screen.findByRole('dialog', { name: 'Print cards of Gala' }));
  /** What the browser prints: what stands beside the page. */
  const printed = () => {
    const sheets = [...document.querySelectorAll<HTMLElement>('body > .printed > article')];
    return sheets.map((sheet) => within(sheet).queryAllByRole('listitem'));
  };
  return { ...view, dialog, printed };
}

test('eight cards are a sheet, each with its QR code, title, code, placement and number', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { dialog, printed, user } = await openPrint(() => pageOf(...tokens(1, 10)));
  expect(await dialog.findByText(/^2 sheets with up to eight cards each\./)).toBeVisible();
  expect(printed().map((cards) => cards.length)).toEqual([8, 2]);
  // One sheet is on view.
  expect(dialog.getAllByRole('listitem')).toHaveLength(8);
  const [first] = dialog.getAllByRole('listitem');
  for (const text of ['Which fabric?', 'ABCD EFGH 2001', 'Showroom · Window', '1 / 10'])
    expect(first).toHaveTextContent(text);
  const address = 'http://localhost/showroom24?open=vote:vote456789abcdef&token=ABCDEFGH2001';
  expect(await within(first as HTMLElement).findByLabelText(`QR code for ${address}`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the cards speak the language that is chosen, on the paper that is chosen', async () => {
  const { dialog, printed, user } = await openPrint(() => pageOf(...tokens(1, 10)));
  await user.click(await dialog.findByText('de'));
  await user.click(dialog.getByText('US Letter'));
  expect(printed()[0]?.[0]).toHaveTextContent('Welcher Stoff?');
  expect(printed()[0]?.[0]).toHaveTextContent('oder localhost/showroom24 öffnen und den Code eingeben.');
  expect(document.querySelector('body > .printed > article')).toHaveClass('letter');
});

test('cards that were used or revoked are not printed again', async () => {
  const states = ['used', 'issued', 'revoked', 'redeemed'] as const;
  const { printed } = await openPrint(() =>
    pageOf(...states.map((state, index) => aToken(index + 1, { state }))),
  );
  await waitFor(() => expect(printed()).toHaveLength(1));
  const numbers = printed()[0]?.map((card) => within(card).getByText(/^\d+ \/ 10$/).textContent);
  expect(numbers).toEqual(['2 / 10', '4 / 10']);
});

test('all pages of a lot are read first, and a large one is printed in parts', async () => {
  const pages = [tokens(1, 400), tokens(401, 410)];
  const { dialog, printed, user } = await openPrint((query) => {
    const isSecond = query.get('cursor') === 'more';
    return { ...pageOf(...(pages[isSecond ? 1 : 0] ?? [])), nextCursor: isSecond ? null : 'more' };
  }, 410);
  await user.click(await dialog.findByRole('combobox', { name: 'Numbers' }));
  await user.click(await screen.findByTitle('401 to 410'));
  await waitFor(() => expect(printed().map((cards) => cards.length)).toEqual([8, 2]));
  expect(printed()[0]?.[0]).toHaveTextContent('401 / 410');
});

test('a part that could not be read is not printed as if it were all', async () => {
  let fails = true;
  const { dialog, printed, user } = await openPrint((query) => {
    if (!query.get('cursor')) return { ...pageOf(...tokens(1, 8)), nextCursor: 'more' };
    return fails ? new Refusal(400, 'The list is resting') : pageOf(...tokens(9, 10));
  });
  expect(await dialog.findByText('The list is resting')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled();
  expect(printed()).toEqual([]);
  fails = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(printed().map((cards) => cards.length)).toEqual([8, 2]));
});
