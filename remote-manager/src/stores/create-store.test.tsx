import { screen, waitFor } from '@testing-library/react';
import { useLocation } from '@vitrine/shared/host';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import {
  anExperience,
  aPlacement,
  aStore,
  aTenant,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { CreateStore } from './create-store';

const path = `/v1/brands/${brandId}`;
const home = `/manager/panel/brands/${brandId}`;

const Where = () => <output>{useLocation().pathname}</output>;

test.each([
  ['back to the first steps while they are not done', [], home],
  [
    'to the store once something is live',
    [aPlacement({ state: 'active', experienceId: anExperience().id })],
    `${home}/stores/${storeId}`,
  ],
])('a new store begins with a week that is proposed, and leads %s', async (_, placements, to) => {
  const calls = fakeApi({
    'GET /v1/tenant': () => aTenant(),
    [`GET ${path}/stores`]: () => pageOf(...(placements.length > 0 ? [aStore()] : [])),
    [`GET ${path}/experiences`]: () => pageOf(anExperience()),
    [`GET ${path}/placements`]: () => pageOf(...placements),
    [`POST ${path}/stores`]: () => aStore(),
  });
  const dialog = () => (
    <>
      <Where />
      <CreateStore brandId={brandId} open onClose={() => undefined} />
    </>
  );
  const { user } = renderScreen(dialog, { address: '/begin', path: '*' });
  await waitFor(() => expect(calls.some(({ name }) => name.endsWith('/placements'))).toBe(true));
  expect(await screen.findByLabelText('Saturday: from')).toHaveValue('10:00');
  expect(screen.queryByLabelText('Sunday: from')).not.toBeInTheDocument();
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  await user.click(await screen.findByLabelText(/^Name/));
  await user.paste('Oslo');
  await user.click(screen.getByRole('button', { name: 'Create store' }));
  expect(await screen.findByText(to)).toBeInTheDocument();
  const [sent] = calls.filter(({ name }) => name.startsWith('POST'));
  expect(sent?.body).toMatchObject({ openingHours: { week: { mon: [{ from: '10:00', until: '19:00' }] } } });
});
