import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { UiProvider } from '@vitrine/shared/ui';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, anExperience, aStore, brandId } from '@vitrine/shared/ui/testing/records';
import { useState } from 'react';
import { Palette } from './palette';

const poster = {
  url: 'http://localhost/320.webp',
  width: 320,
  height: 180,
  type: 'image/webp' as const,
  bytes: 1,
  sha256: 'a'.repeat(64),
};
const answers = {
  'GET /v1/brands': () => pageOf(aBrand()),
  [`GET /v1/brands/${brandId}/stores`]: () => pageOf(aStore()),
  [`GET /v1/brands/${brandId}/experiences`]: () => pageOf(anExperience({ poster: [poster] })),
};

function OpenPalette({ onShortcuts }: { onShortcuts: () => void }) {
  const [open, setOpen] = useState(true);
  return <Palette open={open} onClose={() => setOpen(false)} onShortcuts={onShortcuts} />;
}

function openPalette(address: string, onShortcuts: () => void = () => undefined) {
  render(
    <TestHost host={createTestHost().host} address={address} path="/brands?/:brandId?">
      <UiProvider>
        <OpenPalette onShortcuts={onShortcuts} />
      </UiProvider>
    </TestHost>,
  );
  return userEvent.setup({ delay: null });
}
const options = () =>
  screen
    .queryAllByRole('option')
    .map((option) => [...option.children].slice(1).map(({ textContent }) => textContent));

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

test('inside a brand it offers the brand’s stores, experiences and pages before anything is typed', async () => {
  fakeApi(answers);
  openPalette(`/brands/${brandId}`);
  await waitFor(() =>
    expect(options().slice(0, 8)).toEqual([
      ['Go to Showroom', 'Store'],
      ['Go to Spring collection', 'Experience'],
      ['Go to Northlight', 'Brand'],
      ['Go to Home', 'Page'],
      ['Go to Stores', 'Page'],
      ['Go to Brand users', 'Page'],
      ['Go to Brands', 'Page'],
      ['Go to Tenant users', 'Page'],
    ]),
  );
  const experience = screen.getByRole('option', { name: /^Go to Spring collection/ });
  expect(experience.querySelector('img')).toHaveAttribute('src', poster.url);
});

test('a pointer that rests where results appear chooses none of them; one that moves does', async () => {
  fakeApi(answers);
  openPalette(`/brands/${brandId}`);
  const store = await screen.findByRole('option', { name: /^Go to Showroom/ });
  const home = await screen.findByRole('option', { name: /^Go to Home/ });
  // React tells of an element that is entered by what the pointer is over.
  fireEvent.mouseOver(home);
  expect(store).toHaveAttribute('aria-selected', 'true');
  fireEvent.mouseMove(home);
  expect(home).toHaveAttribute('aria-selected', 'true');
});

test('anywhere it finds stores and experiences of every brand by name, and says which brand', async () => {
  fakeApi({
    'GET /v1/brands': () => pageOf(),
    'GET /v1/search': ({ query }) => ({
      stores: query.get('q') === 'sho' ? [{ id: 's', name: 'Shore', brandId, brandName: 'Northlight' }] : [],
      experiences: [],
      documents: [],
    }),
  });
  const user = openPalette('/');
  await user.type(await screen.findByRole('combobox'), 'sho');
  await waitFor(() => expect(options()[0]).toEqual(['Go to Shore', 'Store · Northlight']));
});

test('inside a brand its own come first, however many others are called so', async () => {
  const shore = { id: 's', name: 'Shore' };
  fakeApi({
    ...answers,
    'GET /v1/brands': () => pageOf(),
    [`GET /v1/brands/${brandId}/stores`]: ({ query }) =>
      query.get('q') === 'sho' ? pageOf(aStore(shore)) : pageOf(),
    [`GET /v1/brands/${brandId}/experiences`]: () => pageOf(),
    'GET /v1/search': () => ({
      stores: [
        { ...shore, id: 'other', brandId: 'other', brandName: 'Birk' },
        { ...shore, brandId, brandName: 'Northlight' },
      ],
      experiences: [],
      documents: [],
    }),
  });
  const user = openPalette(`/brands/${brandId}`);
  await user.type(await screen.findByRole('combobox'), 'sho');
  await waitFor(() =>
    expect(options().filter(([name]) => name === 'Go to Shore')).toEqual([
      ['Go to Shore', 'Store'],
      ['Go to Shore', 'Store · Birk'],
    ]),
  );
});

test('it finds documents by their titles, those of this brand without its name, and shows what they look like', async () => {
  const found = {
    id: 'chair23456789abc',
    area: 'products',
    title: { en: 'Shell chair', de: 'Schalenstuhl' },
    baseLanguage: 'en',
    brandId,
    brandName: 'Northlight',
    experienceId: anExperience().id,
    experienceName: 'Spring collection',
    pictureUrl: 'http://localhost/chair.webp',
  };
  const calls = fakeApi({
    ...answers,
    'GET /v1/brands': () => pageOf(),
    [`GET /v1/brands/${brandId}/stores`]: () => pageOf(),
    [`GET /v1/brands/${brandId}/experiences`]: () => pageOf(),
    'GET /v1/search': () => ({
      stores: [],
      experiences: [],
      documents: [
        found,
        {
          ...found,
          id: 'poll456789abcdef',
          area: 'polling',
          brandId: 'other',
          brandName: 'Birk',
          experienceName: null,
        },
        {
          ...found,
          id: 'csat456789abcdef',
          area: 'question-vault',
          ofTenant: true,
          brandId: 'other',
          brandName: 'Birk',
          experienceName: null,
        },
      ],
    }),
  });
  const user = openPalette(`/brands/${brandId}`);
  await user.type(await screen.findByRole('combobox'), 'shell');
  await waitFor(() =>
    expect(options()).toEqual([
      ['Go to Shell chair', 'Product · Spring collection'],
      ['Go to Shell chair', 'Poll · Birk'],
      ['Go to Shell chair', 'Vault question · All brands'],
    ]),
  );
  const [product] = screen.getAllByRole('option');
  expect(product?.querySelector('img')).toHaveAttribute('src', found.pictureUrl);
  expect(calls.find(({ name }) => name === 'GET /v1/search')?.query.get('brandId')).toBe(brandId);
});

test('it finds what can be done, and does it with Enter', async () => {
  fakeApi({
    'GET /v1/brands': () => pageOf(),
    'GET /v1/search': () => ({ stores: [], experiences: [], documents: [] }),
  });
  const shortcuts = jest.fn();
  const user = openPalette('/', shortcuts);
  await user.type(await screen.findByRole('combobox'), 'shortcuts');
  await waitFor(() => expect(options()).toEqual([['Keyboard shortcuts', 'Action']]));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shortcuts).toHaveBeenCalledTimes(1));
});

test('Enter waits for what was typed: neither what the list showed before nor a part of the answer is chosen', async () => {
  let answer: () => void = () => undefined;
  fakeApi({
    'GET /v1/brands': ({ query }) => (query.get('q') ? pageOf() : pageOf(aBrand())),
    'GET /v1/search': () =>
      new Promise((resolve) => {
        answer = () => resolve({ stores: [], experiences: [], documents: [] });
      }),
  });
  const shortcuts = jest.fn();
  const user = openPalette('/', shortcuts);
  await screen.findByRole('option', { name: /Northlight/ });
  await user.type(await screen.findByRole('combobox'), 'shortcuts{Enter}');
  await waitFor(() => expect(options()).toEqual([['Keyboard shortcuts', 'Action']]));
  expect(shortcuts).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(shortcuts).toHaveBeenCalledTimes(1));
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
    'GET /v1/search': () => ({ stores: [], experiences: [], documents: [] }),
  });
  const user = openPalette('/');
  await user.type(await screen.findByRole('combobox'), 'Zzz');
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText(/^No matches/)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText(/^No matches/)).toBeVisible();
});

test('a search that fails says so', async () => {
  fakeApi({ 'GET /v1/brands': () => new Refusal(400, 'The search is too long') });
  openPalette('/');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search is too long');
});
