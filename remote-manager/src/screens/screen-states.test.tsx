import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, aStore, brandId, storeId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import BrandHome from './brand-home';
import BrandUsers from './brand-users';
import Brands from './brands';
import Settings from './settings';
import StoreScreen from './store';
import Stores from './stores';
import TenantUsers from './tenant-users';

const panel = '/manager/panel';
const inBrand = `/v1/brands/${brandId}`;
const brand = { [`GET ${inBrand}`]: () => aBrand() };
const aBrandHome = { address: `${panel}/brands/${brandId}`, path: `${panel}/brands/:brandId` };

const connected = { ...brand, 'GET /v1/brands': () => pageOf(aBrand()) };
const integrations = { address: `${panel}/settings?tab=integrations`, path: `${panel}/settings` };

interface ScreenUnderTest {
  Screen: ComponentType;
  address: string;
  path: string;
  /** What the API answers beside it. */
  beside?: Record<string, () => unknown>;
  /** What the screen is there to show. */
  main: string;
  /** What stands there before there is anything; null where there always is something. */
  empty: string | null;
}

const screens: Record<string, ScreenUnderTest> = {
  brands: {
    Screen: Brands,
    address: `${panel}/brands`,
    path: `${panel}/brands`,
    main: '/v1/brands',
    empty: 'No brands yet',
  },
  'experiences of a brand’s home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: {
      ...brand,
      [`GET ${inBrand}/stores`]: () => pageOf(aStore()),
      [`GET ${inBrand}/placements`]: () => pageOf(),
    },
    main: `${inBrand}/experiences`,
    empty: 'No experiences yet',
  },
  'stores of a brand’s home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: {
      ...brand,
      [`GET ${inBrand}/experiences`]: () => pageOf(),
      [`GET ${inBrand}/placements`]: () => pageOf(),
    },
    main: `${inBrand}/stores`,
    empty: 'No stores yet',
  },
  stores: {
    Screen: Stores,
    address: `${aBrandHome.address}/stores`,
    path: `${aBrandHome.path}/stores`,
    beside: brand,
    main: `${inBrand}/stores`,
    empty: 'No stores yet',
  },
  'a store': {
    Screen: StoreScreen,
    address: `${aBrandHome.address}/stores/${storeId}`,
    path: `${aBrandHome.path}/stores/:storeId`,
    beside: { ...brand, [`GET ${inBrand}/stores/${storeId}`]: () => aStore() },
    main: `${inBrand}/placements`,
    empty: 'No placements yet',
  },
  'brand users': {
    Screen: BrandUsers,
    address: `${aBrandHome.address}/brand-users`,
    path: `${aBrandHome.path}/brand-users`,
    beside: brand,
    main: `${inBrand}/users`,
    empty: 'Nobody here yet',
  },
  'tenant users': {
    Screen: TenantUsers,
    address: `${panel}/tenant-users`,
    path: `${panel}/tenant-users`,
    main: '/v1/tenant-users',
    empty: 'Nobody here yet',
  },
  'audit log': {
    Screen: Settings,
    address: `${panel}/settings?tab=audit`,
    path: `${panel}/settings`,
    beside: { 'GET /v1/tenant-users': () => pageOf(), 'GET /v1/brands': () => pageOf() },
    main: '/v1/audit',
    empty: 'Nothing was changed yet',
  },
  'API tokens of a brand': {
    Screen: Settings,
    ...integrations,
    beside: { ...connected, [`GET ${inBrand}/webhooks`]: () => pageOf() },
    main: `${inBrand}/api-tokens`,
    empty: 'No API tokens yet',
  },
  'webhooks of a brand': {
    Screen: Settings,
    ...integrations,
    beside: { ...connected, [`GET ${inBrand}/api-tokens`]: () => pageOf() },
    main: `${inBrand}/webhooks`,
    empty: 'No webhooks yet',
  },
  'settings of the tenant': {
    Screen: Settings,
    address: `${panel}/settings?tab=tenant`,
    path: `${panel}/settings`,
    main: '/v1/tenant',
    empty: null,
  },
};

describe.each(Object.entries(screens))('%s', (_, { Screen, address, path, beside = {}, main, empty }) => {
  const open = (answer: () => unknown) => {
    fakeApi({ ...beside, [`GET ${main}`]: answer });
    return renderScreen(Screen, { address, path });
  };

  test('says that it loads', async () => {
    const { container } = open(() => new Promise(() => {}));
    expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('says what went wrong, and can be tried again', async () => {
    let fails = true;
    const { user, container } = open(() => (fails ? new Refusal(400, 'The list is resting') : pageOf()));
    const alert = (await screen.findAllByText('The list is resting'))[0]?.closest<HTMLElement>(
      '[role="alert"]',
    );
    if (!alert) throw new Error('It is not an alert');
    expect((await axe(container)).violations).toEqual([]);
    fails = false;
    const retry = within(alert).getByRole('button', { name: 'Try again' });
    if (empty === null) return;
    await user.click(retry);
    expect(await screen.findByText(empty)).toBeVisible();
  });

  test('says that it is not for this role', async () => {
    const { container } = open(() => new Refusal(403, 'Not for you'));
    expect(await screen.findByText('Your role does not include this')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  if (empty !== null)
    test('says what it is for before there is anything', async () => {
      const { container } = open(() => pageOf());
      expect(await screen.findByText(empty)).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
      expect((await axe(container)).violations).toEqual([]);
    });
});
