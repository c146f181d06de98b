import { screen } from '@testing-library/react';
import type { Template } from '@vitrine/shared/contract';
import { describeStates } from '@vitrine/shared/ui/testing/describe-states';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  aModel,
  aPlacement,
  aStore,
  aTenant,
  aWebhook,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import BrandHome from './brand-home';
import BrandUsers from './brand-users';
import Brands from './brands';
import Settings from './settings';
import StoreScreen from './store';
import Stores from './stores';
import TenantUsers from './tenant-users';

const aTemplate: Template = {
  id: 'furniture-showroom',
  name: { en: 'Furniture showroom' },
  description: { en: 'A room to walk through.' },
  languages: ['en'],
  picture: 'data:,',
};

const panel = '/manager/panel';
const inBrand = `/v1/brands/${brandId}`;
const brand = { [`GET ${inBrand}`]: () => aBrand() };
const aBrandHome = { address: `${panel}/brands/${brandId}`, path: `${panel}/brands/:brandId` };
const ofBrandHome = (part: string) => ({ ...aBrandHome, address: `${aBrandHome.address}?part=${part}` });

const inBrandHome = {
  ...brand,
  [`GET ${inBrand}/experiences`]: () => pageOf(),
  [`GET ${inBrand}/stores`]: () => pageOf(aStore()),
  [`GET ${inBrand}/placements`]: () => pageOf(),
  [`GET ${inBrand}/library`]: () => pageOf(),
  [`GET ${inBrand}/files`]: () => pageOf(),
};

const inStore = (query = '') => ({
  address: `${aBrandHome.address}/stores/${storeId}${query}`,
  path: `${aBrandHome.path}/stores/:storeId`,
});
const besidePlacement = {
  ...brand,
  [`GET ${inBrand}/stores/${storeId}`]: () => aStore(),
  [`GET ${inBrand}/placements`]: () => pageOf(aPlacement()),
};
const withPlacement = { ...besidePlacement, [`GET ${inBrand}/placements/showroom24`]: () => aPlacement() };

const connected = { ...brand, 'GET /v1/brands': () => pageOf(aBrand()) };
const integrations = { address: `${panel}/settings?tab=integrations`, path: `${panel}/settings` };

describeStates({
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
    beside: inBrandHome,
    main: `${inBrand}/experiences`,
    shows: 'No experiences yet',
  },
  'stores of a brand’s home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: inBrandHome,
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
    ...ofBrandHome('models'),
    beside: inBrandHome,
    main: `${inBrand}/library`,
    shows: 'No models yet',
  },
  'first steps of a brand’s home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: { ...inBrandHome, [`GET ${inBrand}`]: () => aBrand({ experiences: 0 }) },
    main: `${inBrand}/placements`,
    shows: '1 of 4 done',
  },
  'templates of a new experience': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: inBrandHome,
    before: async (user) => {
      await user.click(
        (await screen.findAllByRole('button', { name: 'Create experience' }))[0] as HTMLElement,
      );
    },
    main: '/v1/templates',
    answer: () => ({ items: [aTemplate] }),
    shows: 'Furniture showroom',
  },
  'where a model of a brand’s home is used': {
    Screen: BrandHome,
    ...ofBrandHome('models'),
    beside: { ...inBrandHome, [`GET ${inBrand}/library`]: () => pageOf(aModel()) },
    before: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Bench' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Used in' }));
    },
    main: `${inBrand}/library/${aModel()._id}/uses`,
    answer: () => ({ uses: [], elsewhere: 0 }),
    shows: 'It is not used anywhere.',
  },
  'media of a brand’s home': {
    Screen: BrandHome,
    ...ofBrandHome('media'),
    beside: inBrandHome,
    main: `${inBrand}/files`,
    shows: 'No pictures or videos yet',
  },
  'the brand of its home': {
    Screen: BrandHome,
    ...aBrandHome,
    beside: inBrandHome,
    main: inBrand,
    answer: () => aBrand(),
    shows: 'What this brand shows and where, and what is waiting for you.',
  },
  'the store of its screen': {
    Screen: StoreScreen,
    ...inStore(),
    beside: { ...brand, [`GET ${inBrand}/placements`]: () => pageOf() },
    main: `${inBrand}/stores/${storeId}`,
    answer: () => aStore(),
    shows: 'Everything that visitors can open here.',
  },
  'silent kiosks of a store': {
    Screen: StoreScreen,
    ...inStore('?state=silent'),
    beside: { ...brand, [`GET ${inBrand}/stores/${storeId}`]: () => aStore() },
    main: `${inBrand}/placements`,
    shows: 'Nothing matches this filter',
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
    beside: besidePlacement,
    main: `${inBrand}/placements/showroom24`,
    answer: () => aPlacement(),
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
    shows: 'Nothing has been changed yet',
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
  'deliveries of a webhook': {
    Screen: Settings,
    ...integrations,
    beside: {
      ...connected,
      [`GET ${inBrand}/api-tokens`]: () => pageOf(),
      [`GET ${inBrand}/webhooks`]: () => pageOf(aWebhook()),
    },
    before: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Last messages' }));
    },
    main: `${inBrand}/webhooks/${aWebhook().id}/deliveries`,
    shows: 'Nothing was sent yet',
  },
  'brands of the integrations': {
    Screen: Settings,
    ...integrations,
    main: '/v1/brands',
    shows: 'No brand to connect',
  },
  'brands in one’s profile': {
    Screen: Settings,
    address: `${panel}/settings?tab=profile`,
    path: `${panel}/settings`,
    who: { tenantRole: 'member', brands: [{ brandId, role: 'editor' }] },
    main: '/v1/brands',
    answer: () => pageOf(aBrand()),
    shows: 'Northlight',
  },
  'loads in all browsers': {
    Screen: Settings,
    address: `${panel}/settings?tab=diagnostics`,
    path: `${panel}/settings`,
    main: '/v1/remote-loads',
    answer: () => ({ releases: [] }),
    shows: 'Nobody has loaded anything yet',
  },
  'what is kept of a visitor': {
    Screen: Settings,
    address: `${panel}/settings?tab=visitors`,
    path: `${panel}/settings`,
    before: async (user) => {
      await user.type(await screen.findByLabelText(/^Visitor ID/), 'guest23456789abc');
      await user.click(screen.getByRole('button', { name: 'Look up' }));
    },
    main: '/v1/visitors/guest23456789abc',
    answer: () => ({ responses: [], currentAnswers: [], testResponses: [], visits: [] }),
    shows: 'Nothing is stored about this visitor.',
  },
  'settings of the tenant': {
    Screen: Settings,
    address: `${panel}/settings?tab=tenant`,
    path: `${panel}/settings`,
    main: '/v1/tenant',
    answer: () => aTenant(),
    shows: 'What new brands and experiences start with.',
  },
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
