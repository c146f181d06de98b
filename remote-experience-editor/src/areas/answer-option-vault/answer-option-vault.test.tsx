import { screen, waitFor, within } from '@testing-library/react';
import { type Document, emptyOptionSet } from '@vitrine/shared/contract';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { aDocument, renderArea } from '../../testing/an-area';
import AnswerOptionVault from './index';

const aSet = (title: string) =>
  aDocument('answer-option-vault', { ...emptyOptionSet(), title: { en: title } });
const woods = aSet('Woods');
const colours = aSet('Colours');
const use = {
  documentId: 'poll23456789abc1',
  area: 'polling',
  title: { en: 'Which wood?' },
  experience: null,
  pointer: '/questions/a',
  version: 1,
};
const path = ({ id }: Document) => `/v1/brands/${brandId}/documents/${id}`;

test('says once where several are used before they are archived', async () => {
  const { user, calls } = renderArea('answer-option-vault', AnswerOptionVault, {
    documents: [woods, colours],
    answers: {
      [`GET ${path(woods)}/uses`]: () => ({ uses: [use], elsewhere: 1 }),
      [`POST ${path(woods)}/archive`]: () => woods,
      [`POST ${path(colours)}/archive`]: () => colours,
    },
  });
  const archived = () => calls.filter(({ name }) => name.endsWith('/archive')).map(({ name }) => name);
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all in this list' }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive 2 entries?' }));
  expect(await dialog.findByText(/^They are used in 2 places/)).toBeVisible();
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Woods',
  ]);
  expect(dialog.getByRole('link', { name: 'Which wood?' })).toBeVisible();
  expect(archived()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(archived()).toEqual([woods, colours].map((one) => `POST ${path(one)}/archive`)));
});
