import { screen, waitFor, within } from '@testing-library/react';
import { describeStates } from '@vitrine/shared/ui/testing/describe-states';
import { pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aPlacement, brandId } from '@vitrine/shared/ui/testing/records';
import { axe } from 'jest-axe';
import { aLot, lotsPath, placementsPath, ShownTokens, showTokens } from './testing/show-tokens';

const make = `POST ${lotsPath}`;
const openForm = async (own: Parameters<typeof showTokens>[0] = {}) => {
  const view = showTokens(own);
  await view.user.click(await screen.findByRole('button', { name: 'Make cards' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make cards' });
  return { ...view, form: within(dialog), dialog };
};

describeStates({
  'The cards of a vote': {
    Screen: () => <ShownTokens area="voting" />,
    ...{ address: '/', path: '/', main: lotsPath, shows: 'No cards yet' },
    beside: { [`GET ${placementsPath}`]: () => pageOf() },
  },
  'The links of a survey': {
    Screen: () => <ShownTokens area="surveys" />,
    ...{ address: '/', path: '/', main: lotsPath, shows: 'No links yet' },
    beside: { [`GET ${placementsPath}`]: () => pageOf() },
  },
});

test('a lot says where it counts, when it was made, and what became of its cards', async () => {
  const { container } = showTokens();
  const row = await screen.findByRole('row', { name: /Gala/ });
  expect(row).toHaveTextContent('Showroom · Window · 200 cards · made on Nov 28, 2026');
  const counts = within(row).getAllByRole('cell').slice(1, 5);
  expect(counts.map(({ textContent }) => textContent)).toEqual(['180', '5', '12', '3']);
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Lot', 'Issued', 'Redeemed', 'Used', 'Revoked', 'Actions']);
  expect((await axe(container)).violations).toEqual([]);
});

test('without cards it says that nobody can vote', async () => {
  showTokens({ answers: { [`GET ${lotsPath}`]: () => pageOf() } });
  expect(await screen.findByText(/^Nobody can vote until there are cards/)).toBeVisible();
});

test('a lot is made for the only placement, and asked for again', async () => {
  const made = aLot({ size: 40, name: 'Friday' });
  const { form, user, sent, toasts, calls } = await openForm({ answers: { [make]: () => made } });
  expect(await form.findByText('Showroom · Window')).toBeVisible();
  await user.type(await form.findByLabelText('Name'), 'Friday');
  await user.type(await form.findByRole('spinbutton', { name: 'Number of cards' }), '40');
  await user.click(form.getByRole('button', { name: 'Make lot' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent().map(({ body }) => body)).toEqual([
    { area: 'voting', documentId: made.documentId, placementId: 'showroom24', name: 'Friday', size: 40 },
  ]);
  expect(toasts).toEqual([{ description: expect.stringMatching(/^40 cards were made\./) }]);
  await waitFor(() => expect(calls.filter(({ name }) => name === `GET ${lotsPath}`)).toHaveLength(2));
});

test.each([
  ['0', 'At least 1'],
  ['5001', 'At most 5,000'],
  ['many', 'Give a whole number'],
  ['', 'Give a whole number'],
])('“%s” is no number of cards: %s', async (typed, message) => {
  const { form, user, sent } = await openForm();
  await user.type(await form.findByLabelText('Name'), 'Friday');
  const field = await form.findByRole('spinbutton', { name: 'Number of cards' });
  if (typed) await user.type(field, typed);
  await user.click(form.getByRole('button', { name: 'Make lot' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(field).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('of several placements one is chosen, and a lot has a name', async () => {
  const two = [aPlacement(), aPlacement({ id: 'hall234567', name: 'Hall' })];
  const { form, user, sent } = await openForm({
    answers: { [`GET ${placementsPath}`]: () => pageOf(...two) },
  });
  await user.type(await form.findByRole('spinbutton', { name: 'Number of cards' }), '40');
  await user.click(form.getByRole('button', { name: 'Make lot' }));
  expect(await form.findByText('Choose a placement')).toBeVisible();
  expect(await form.findByText('Give it a name')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('what the API refuses is said at its field, and what was entered stays', async () => {
  const refused = { pointer: '/placementId', message: 'Shows another experience' };
  const { form, user } = await openForm({
    answers: { [make]: () => new Refusal(400, 'Invalid', [refused]) },
  });
  await user.type(await form.findByLabelText('Name'), 'Friday');
  await user.type(await form.findByRole('spinbutton', { name: 'Number of cards' }), '40');
  await user.click(form.getByRole('button', { name: 'Make lot' }));
  expect(await form.findByText('Shows another experience')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Friday');
});

test('an experience at no placement says what to do first', async () => {
  const { user } = await openForm({ answers: { [`GET ${placementsPath}`]: () => pageOf() } });
  expect(await screen.findByText(/this experience has none yet\. Assign it to a placement/)).toBeVisible();
  const way = screen.getByRole('link', { name: 'Go to stores' });
  expect(way).toHaveAttribute('href', `/manager/panel/brands/${brandId}/stores`);
  await user.click(way);
  expect(await screen.findByText('Another screen')).toBeVisible();
});

test('the codes, their links and states are a table to download', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const { choose, calls } = showTokens({
    answers: { [`GET ${lotsPath}/${aLot().id}/export`]: () => new Response('number,code') },
  });
  await choose('Download as CSV');
  await waitFor(() => expect(saved).toEqual(['Gala.csv']));
  expect(calls.map(({ name }) => name)).toContain(`GET ${lotsPath}/${aLot().id}/export`);
});

test('who may only read results sees no codes, and an archived experience gets no new ones', async () => {
  const analyst = { tenantRole: 'member', brands: [{ brandId, role: 'analyst' }] } as const;
  const { unmount, calls } = showTokens({ ...analyst, brands: [...analyst.brands] });
  expect(screen.queryByRole('region', { name: 'Cards' })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  unmount();
  const may = {
    write: false,
    publish: false,
    comment: false,
    controlRuns: false,
    moderate: false,
    writeLibrary: false,
  };
  const { user } = showTokens({ experience: { may: { ...may, previewDraft: false } } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Gala' }));
  expect(await screen.findByRole('menuitem', { name: 'Revoke unused cards' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make cards' })).not.toBeInTheDocument();
});
