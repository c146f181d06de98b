import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, aPlacement, aStore, aTenant, brandId, storeId } from '@vitrine/shared/ui/testing/records';
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

const inStore = (query = '') => ({
  address: `${aBrandHome.address}/stores/${storeId}${query}`,
  path: `${aBrandHome.path}/stores/:storeId`,
});
const withPlacement = {
  ...brand,
  [`GET ${inBrand}/stores/${storeId}`]: () => aStore(),
  [`GET ${inBrand}/placements`]: () => pageOf(aPlacement()),
};

const connected = { ...brand, 'GET /v1/brands': () => pageOf(aBrand()) };
const integrations = { address: `${panel}/settings?tab=integrations`, path: `${panel}/settings` };

interface ScreenUnderTest {
  Screen: ComponentType;
  address: string;
  path: string;
  /** What the API answers beside it. */
  beside?: Record<string, () => unknown>;
  /** What somebody does there before it is asked for. */
  before?: (user: UserEvent) => Promise<void>;
  /** What the screen is there to show. */
  main: string;
  /** What the API says of it: where nothing is said, that there is nothing yet. */
  answer?: () => unknown;
  /** What stands there then. */
  shows: string;
}

const screens: Record<string, ScreenUnderTest> = {
  brands: {
    Screen: Brands,
    address: `${panel}/brands`,
    path: `${panel}/brands`,
    main: '/v1/brands',
    shows: 'No brands yet',
  },
  'experiences of a brand’s home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: {
      ...brand,
      [`GET ${inBrand}/stores`]: () => pageOf(aStore()),
      [`GET ${inBrand}/placements`]: () => pageOf(),
      [`GET ${inBrand}/library`]: () => pageOf(),
    },
    main: `${inBrand}/experiences`,
    shows: 'No experiences yet',
  },
  'stores of a brand’s home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: {
      ...brand,
      [`GET ${inBrand}/experiences`]: () => pageOf(),
      [`GET ${inBrand}/placements`]: () => pageOf(),
      [`GET ${inBrand}/library`]: () => pageOf(),
    },
    main: `${inBrand}/stores`,
    shows: 'No stores yet',
  },
  stores: {
    Screen: Stores,
    address: `${aBrandHome.address}/stores`,
    path: `${aBrandHome.path}/stores`,
    beside: brand,
    main: `${inBrand}/stores`,
    shows: 'No stores yet',
  },
  'a store': {
    Screen: StoreScreen,
    ...inStore(),
    beside: { ...brand, [`GET ${inBrand}/stores/${storeId}`]: () => aStore() },
    main: `${inBrand}/placements`,
    shows: 'No placements yet',
  },
  'models of a brand’s home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: {
      ...brand,
      [`GET ${inBrand}/experiences`]: () => pageOf(),
      [`GET ${inBrand}/stores`]: () => pageOf(aStore()),
      [`GET ${inBrand}/placements`]: () => pageOf(),
    },
    main: `${inBrand}/library`,
    shows: 'No models yet',
  },
  'the brand of its home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: {
      [`GET ${inBrand}/experiences`]: () => pageOf(),
      [`GET ${inBrand}/stores`]: () => pageOf(),
      [`GET ${inBrand}/placements`]: () => pageOf(),
      [`GET ${inBrand}/library`]: () => pageOf(),
    },
    main: inBrand,
    answer: () => aBrand(),
    shows: 'What this brand shows, where it shows it, and what waits for you.',
  },
  'the store of its screen': {
    Screen: StoreScreen,
    ...inStore(),
    beside: { ...brand, [`GET ${inBrand}/placements`]: () => pageOf() },
    main: `${inBrand}/stores/${storeId}`,
    answer: () => aStore(),
    shows: 'Everything that visitors can open here.',
  },
  'test accesses of a placement': {
    Screen: StoreScreen,
    ...inStore('?tests=showroom24'),
    beside: withPlacement,
    main: `${inBrand}/placements/showroom24/test-accesses`,
    shows: 'No test accesses yet',
  },
  'calendar of a placement': {
    Screen: StoreScreen,
    ...inStore('?calendar=showroom24'),
    beside: { ...brand, [`GET ${inBrand}/stores/${storeId}`]: () => aStore() },
    main: `${inBrand}/placements`,
    answer: () => pageOf(aPlacement()),
    shows: 'Nothing is planned',
  },
  'print sheet of a placement': {
    Screen: StoreScreen,
    ...inStore('?print=showroom24'),
    beside: withPlacement,
    main: '/v1/tenant',
    answer: () => aTenant(),
    shows: 'US Letter',
  },
  'brand users': {
    Screen: BrandUsers,
    address: `${aBrandHome.address}/brand-users`,
    path: `${aBrandHome.path}/brand-users`,
    beside: brand,
    main: `${inBrand}/users`,
    shows: 'Nobody here yet',
  },
  'tenant users': {
    Screen: TenantUsers,
    address: `${panel}/tenant-users`,
    path: `${panel}/tenant-users`,
    main: '/v1/tenant-users',
    shows: 'Nobody here yet',
  },
  'audit log': {
    Screen: Settings,
    address: `${panel}/settings?tab=audit`,
    path: `${panel}/settings`,
    beside: { 'GET /v1/tenant-users': () => pageOf(), 'GET /v1/brands': () => pageOf() },
    main: '/v1/audit',
    shows: 'Nothing was changed yet',
  },
  'API tokens of a brand': {
    Screen: Settings,
    ...integrations,
    beside: { ...connected, [`GET ${inBrand}/webhooks`]: () => pageOf() },
    main: `${inBrand}/api-tokens`,
    shows: 'No API tokens yet',
  },
  'webhooks of a brand': {
    Screen: Settings,
    ...integrations,
    beside: { ...connected, [`GET ${inBrand}/api-tokens`]: () => pageOf() },
    main: `${inBrand}/webhooks`,
    shows: 'No webhooks yet',
  },
  'what is kept of a visitor': {
    Screen: Settings,
    address: `${panel}/settings?tab=visitors`,
    path: `${panel}/settings`,
    before: async (user) => {
      await user.type(await screen.findByLabelText(/^Visitor id/), 'guest23456789abc');
      await user.click(screen.getByRole('button', { name: 'Look up' }));
    },
    main: '/v1/visitors/guest23456789abc',
    answer: () => ({ responses: [], currentAnswers: [], testResponses: [], visits: [] }),
    shows: 'Nothing is kept of this visitor.',
  },
  'settings of the tenant': {
    Screen: Settings,
    address: `${panel}/settings?tab=tenant`,
    path: `${panel}/settings`,
    main: '/v1/tenant',
    answer: () => aTenant(),
    shows: 'What new brands and experiences start with.',
  },
};

describe.each(Object.entries(screens))('%s', (_, screenUnderTest) => {
  const {
    Screen,
    address,
    path,
    beside = {},
    before,
    main,
    answer: whole = () => pageOf(),
    shows,
  } = screenUnderTest;
  const open = async (answer: () => unknown) => {
    fakeApi({ ...beside, [`GET ${main}`]: answer });
    const view = renderScreen(Screen, { address, path });
    await before?.(view.user);
    return view;
  };
  /** Of the whole document, since windows stand beside the page in it. Its landmarks are the shell's. */
  const mistakes = async () =>
    (await axe(document.body, { rules: { region: { enabled: false } } })).violations;

  test('says that it loads', async () => {
    await open(() => new Promise(() => {}));
    expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0);
    expect(await mistakes()).toEqual([]);
  });

  test('says what went wrong, and can be tried again', async () => {
    let fails = true;
    const { user } = await open(() => (fails ? new Refusal(400, 'The list is resting') : whole()));
    const alert = (await screen.findAllByText('The list is resting'))[0]?.closest<HTMLElement>(
      '[role="alert"]',
    );
    if (!alert) throw new Error('It is not an alert');
    expect(await mistakes()).toEqual([]);
    expect(screen.queryByText(shows)).not.toBeInTheDocument();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(shows)).toBeVisible();
    expect(screen.queryByText('The list is resting')).not.toBeInTheDocument();
  });

  test('says that it is not for this role', async () => {
    await open(() => new Refusal(403, 'Not for you'));
    expect(await screen.findByText('Your role does not include this')).toBeVisible();
    expect(await mistakes()).toEqual([]);
  });

  test(`says “${shows}”`, async () => {
    await open(whole);
    expect(await screen.findByText(shows)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
    expect(await mistakes()).toEqual([]);
  });
});

test.each(['tenant', 'visitors', 'integrations', 'audit'])(
  'the settings’ tab “%s” is not there for a member, who is told so at its address',
  async (tab) => {
    const calls = fakeApi({});
    renderScreen(Settings, {
      address: `${panel}/settings?tab=${tab}`,
      path: `${panel}/settings`,
      tenantRole: 'member',
    });
    expect(await screen.findByText('Your role does not include this')).toBeVisible();
    expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  },
);
