import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  aModel,
  anExperience,
  aPlacement,
  aStore,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import type { ComponentType } from 'react';
import BrandHome from '../screens/brand-home';
import Brands from '../screens/brands';
import Store from '../screens/store';
import Stores from '../screens/stores';
import { DialogHost, useShowDialog } from './dialog-host';

const panel = '/manager/panel/brands';
const inBrand = `/v1/brands/${brandId}`;
const brandHome = { address: `${panel}/${brandId}`, path: `${panel}/:brandId` };

interface List {
  Screen: ComponentType;
  address: string;
  path: string;
  /** Path of the endpoint that lists. */
  list: string;
  thing: { name: string };
  action: string;
  /** Path of the endpoint that writes. */
  written: string;
}

/** Everything that the screens ask for beside the list under test. */
const beside = {
  [`GET ${inBrand}`]: () => aBrand(),
  [`GET ${inBrand}/stores`]: () => pageOf(),
  [`GET ${inBrand}/stores/${storeId}`]: () => aStore(),
  [`GET ${inBrand}/placements`]: () => pageOf(),
  [`GET ${inBrand}/experiences`]: () => pageOf(),
  [`GET ${inBrand}/library`]: () => pageOf(),
  [`GET ${inBrand}/files`]: () => pageOf(),
};

/** What somebody does who comes back to the browser window after a while: whatever is on view is asked for again. */
function comeBack(): void {
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  fireEvent(window, new Event('visibilitychange'));
}

test.each<[string, List]>([
  [
    'brands',
    {
      Screen: Brands,
      address: panel,
      path: panel,
      list: '/v1/brands',
      thing: aBrand(),
      action: 'Brand settings',
      written: inBrand,
    },
  ],
  [
    'stores',
    {
      Screen: Stores,
      address: `${panel}/${brandId}/stores`,
      path: `${panel}/:brandId/stores`,
      list: `${inBrand}/stores`,
      thing: aStore(),
      action: 'Edit',
      written: `${inBrand}/stores/${storeId}`,
    },
  ],
  [
    'placements',
    {
      Screen: Store,
      address: `${panel}/${brandId}/stores/${storeId}?state=scheduled`,
      path: `${panel}/:brandId/stores/:storeId`,
      list: `${inBrand}/placements`,
      thing: aPlacement({ state: 'scheduled' }),
      action: 'Edit',
      written: `${inBrand}/placements/showroom24`,
    },
  ],
  [
    'experiences',
    {
      Screen: BrandHome,
      ...brandHome,
      list: `${inBrand}/experiences`,
      thing: anExperience(),
      action: 'Edit',
      written: `${inBrand}/experiences/${anExperience().id}`,
    },
  ],
  [
    'models',
    {
      Screen: BrandHome,
      ...brandHome,
      address: `${brandHome.address}?part=models`,
      list: `${inBrand}/library`,
      thing: aModel(),
      action: 'Edit',
      written: `${inBrand}/library/${aModel()._id}`,
    },
  ],
])('an open form stays, and what was typed there, when its row leaves the list of %s', async (_, under) => {
  const { Screen, address, path, list, thing, action, written } = under;
  let isListed = true;
  const calls = fakeApi({
    ...beside,
    [`GET ${list}`]: () => (isListed ? pageOf(thing) : pageOf()),
    [`PATCH ${written}`]: () => thing,
  });
  const { user } = renderScreen(Screen, { address, path });
  await user.click(await screen.findByRole('button', { name: `Actions for ${thing.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  await user.type(field, ' again');

  isListed = false;
  comeBack();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `Actions for ${thing.name}` })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue(`${thing.name} again`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('PATCH'))?.body).toMatchObject({
      name: `${thing.name} again`,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a dialog starts again each time it is opened, with the thing as it is by then', async () => {
  let name = 'Showroom';
  fakeApi({
    ...beside,
    [`GET ${inBrand}/stores`]: () => pageOf(aStore({ name })),
    [`PATCH ${inBrand}/stores/${storeId}`]: ({ body }) => {
      name = (body as { name: string }).name;
      return aStore({ name });
    },
  });
  const { user } = renderScreen(Stores, {
    address: `${panel}/${brandId}/stores`,
    path: `${panel}/:brandId/stores`,
  });
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    return screen.findByRole('textbox', { name: /^Name/ });
  };
  await user.type(await edit(), ' given up');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const field = await edit();
  expect(field).toHaveValue('Showroom');
  await user.type(field, ' two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await edit()).toHaveValue('Showroom two');
});

function TwoWindows() {
  const show = useShowDialog();
  const dialog = (name: string) => () =>
    show(({ open, onClose }) => {
      closings[name] = onClose;
      return open && <p>{name} is open</p>;
    });
  return ['First', 'Second'].map((name) => (
    <button key={name} type="button" onClick={dialog(name)}>
      {name}
    </button>
  ));
}
const closings: Record<string, () => void> = {};

test('a dialog whose answer comes late does not close the one that was opened meanwhile', async () => {
  const user = userEvent.setup();
  render(
    <DialogHost>
      <TwoWindows />
    </DialogHost>,
  );
  await user.click(screen.getByRole('button', { name: 'First' }));
  const closeFirst = closings.First;
  act(() => closeFirst?.());
  expect(screen.queryByText('First is open')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Second' }));
  act(() => closeFirst?.());
  expect(screen.getByText('Second is open')).toBeVisible();
  act(() => closings.Second?.());
  expect(screen.queryByText('Second is open')).not.toBeInTheDocument();
});
