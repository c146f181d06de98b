import { fireEvent, screen, waitFor } from '@testing-library/react';
import { endpoints } from '@vitrine/shared/contract';
import { MultiSelect, SearchSelect, Select } from '@vitrine/shared/ui';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useState } from 'react';
import { optionsInDocument } from './long-list';

const zones = Array.from({ length: 600 }, (_, index) => `Zone/Number ${index}`);
const options = zones.map((zone) => ({ value: zone, label: zone }));

function One() {
  const [zone, setZone] = useState<string | null>('Zone/Number 300');
  return (
    <>
      <Select label="Zone" options={options} value={zone} onChange={setZone} searchable />
      <p>{`It is ${zone}`}</p>
    </>
  );
}
function Several() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <MultiSelect label="Zone" options={options} value={chosen} onChange={setChosen} />
      <p>{`It is ${chosen.join()}`}</p>
    </>
  );
}

const Brands = () => (
  <SearchSelect
    label="Brand"
    endpoint={endpoints.listBrands}
    request={{}}
    option={({ id, name }) => ({ value: id, label: name })}
  />
);

const rows = () => document.querySelectorAll('.ant-select-item-option');

it.each([
  ['one', One],
  ['several', Several],
])('a list of 600 to choose %s from keeps few of them in the document, and finds all', async (_, Screen) => {
  const { user } = renderScreen(Screen, { address: '/', path: '/' });
  const field = await screen.findByRole('combobox', { name: 'Zone' });
  await user.click(field);
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  expect(rows().length).toBeLessThan(optionsInDocument);
  await user.type(field, 'number 599');
  await user.click(
    await screen.findByText('Zone/Number 599', { selector: '.ant-select-item-option-content' }),
  );
  expect(await screen.findByText('It is Zone/Number 599')).toBeVisible();
});

it('a list of 10,000 that comes page by page keeps few of them in the document', async () => {
  const brands = Array.from({ length: 10_000 }, (_, index) =>
    aBrand({ id: `brand-${index}`, name: `Brand ${index}` }),
  );
  const calls = fakeApi({
    'GET /v1/brands': ({ query }) => {
      const start = Number(query.get('cursor') ?? 0);
      const items = brands.slice(start, start + Number(query.get('limit')));
      const nextCursor = String(start + items.length);
      return { items, total: brands.length, nextCursor, previousCursor: null, start };
    },
  });
  const { user } = renderScreen(Brands, { address: '/', path: '/' });
  await user.click(await screen.findByRole('combobox', { name: 'Brand' }));
  for (let pages = 2; pages <= 5; pages += 1) {
    await screen.findByText(`The first ${50 * (pages - 1)} of 10,000`, { exact: false });
    const list = await waitFor(
      () => rows()[0]?.closest('[class$=-holder]') ?? Promise.reject(new Error('No list yet')),
    );
    fireEvent.scroll(list);
    await waitFor(() => expect(calls).toHaveLength(pages));
  }
  await screen.findByText('The first 250 of 10,000', { exact: false });
  expect(rows().length).toBeGreaterThan(2);
  expect(rows().length).toBeLessThan(optionsInDocument);
});
