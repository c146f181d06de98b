import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { UiProvider } from '@vitrine/shared/ui';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, anExperience, aStore, brandId } from '@vitrine/shared/ui/testing/records';
import { Palette } from './palette';

const answers = {
  'GET /v1/brands': () => pageOf(aBrand()),
  [`GET /v1/brands/${brandId}/stores`]: () => pageOf(aStore()),
  [`GET /v1/brands/${brandId}/experiences`]: () => pageOf(anExperience()),
};

function openPalette(address: string) {
  render(
    <TestHost host={createTestHost().host} address={address} path="/brands?/:brandId?">
      <UiProvider>
        <Palette open onClose={() => undefined} />
      </UiProvider>
    </TestHost>,
  );
  return userEvent.setup({ delay: null });
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('inside a brand it finds the brand’s stores and experiences too', async () => {
  fakeApi(answers);
  openPalette(`/brands/${brandId}`);
  await waitFor(() =>
    expect(options()).toEqual([
      'Go to Showroom',
      'Go to Spring collection',
      'Go to Northlight',
      'Go to Brands',
      'Go to Settings',
    ]),
  );
  expect(screen.getByRole('combobox')).toHaveAttribute('placeholder', expect.stringContaining('Store'));
});

test('outside a brand it promises no stores', async () => {
  fakeApi(answers);
  openPalette('/');
  expect(await screen.findByRole('option', { name: 'Go to Northlight' })).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveAttribute('placeholder', 'Brand, or what you want to do');
});

test('while the answer is under way it does not say that there is nothing', async () => {
  let answer: () => void = () => undefined;
  fakeApi({
    'GET /v1/brands': ({ query }) =>
      query.get('q')
        ? new Promise((resolve) => {
            answer = () => resolve(pageOf());
          })
        : pageOf(aBrand()),
  });
  const user = openPalette('/');
  await user.type(await screen.findByRole('combobox'), 'Zzz');
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText(/^Nothing is called that/)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText(/^Nothing is called that/)).toBeVisible();
});

test('a search that fails says so', async () => {
  fakeApi({ 'GET /v1/brands': () => new Refusal(400, 'The search is too long') });
  openPalette('/');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search is too long');
});
