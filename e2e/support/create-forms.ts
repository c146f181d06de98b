import type { Locator } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import type { PublishedExperience } from './published-experience';

/** A form that makes one thing, which has the text of its first field as its name. */
export interface CreateForm {
  what: string;
  address: () => string;
  /** Opens what the form is in. */
  before?: string;
  /** Opens the form. */
  open: string;
  title: string;
  field: string;
  /** What else it needs before it can be sent. */
  fill?: (form: Locator) => Promise<void>;
  submit: string;
  /** Of all that were made. */
  names: () => Promise<string[]>;
}

/** The manager's forms that make something with a name. Read when a test runs, since what they are about is made then. */
export function createForms(api: () => Client, own: () => PublishedExperience): CreateForm[] {
  const inBrand = () => ({ params: { brandId: own().brandId } });
  const inStore = () => ({ params: { brandId: own().brandId, storeId: own().storeId } });
  const inPlacement = () => ({ params: { brandId: own().brandId, placementId: own().placementId } });
  const store = () => `${own().brand}/stores/${own().storeId}`;
  const integrations = () => `/manager/panel/settings?tab=integrations&brand=${own().brandId}`;
  const all = { limit: 100 };
  const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
  return [
    {
      what: 'brand',
      address: () => '/manager/panel/brands',
      open: 'Create brand',
      title: 'Create a brand',
      field: 'Name',
      submit: 'Create brand',
      names: async () =>
        namesOf(await api().call(endpoints.listBrands, { query: { ...all, sort: '-createdAt' } })),
    },
    {
      what: 'store',
      address: () => `${own().brand}/stores`,
      open: 'Create store',
      title: 'Create a store',
      field: 'Name',
      submit: 'Create store',
      names: async () => namesOf(await api().call(endpoints.listStores, { ...inBrand(), query: all })),
    },
    {
      what: 'experience',
      address: () => own().brand,
      open: 'Create experience',
      title: 'Create an experience',
      field: 'Name',
      submit: 'Create experience',
      names: async () => namesOf(await api().call(endpoints.listExperiences, { ...inBrand(), query: all })),
    },
    {
      what: 'placement',
      address: store,
      open: 'Create placement',
      title: 'Create a placement',
      field: 'Name',
      submit: 'Create placement',
      names: async () => namesOf(await api().call(endpoints.listPlacements, { ...inStore(), query: all })),
    },
    {
      what: 'test access',
      address: store,
      before: 'Test accesses',
      open: 'Create test access',
      title: 'Create test access',
      field: 'Label',
      submit: 'Create test access',
      names: async () =>
        (await api().call(endpoints.listTestAccesses, inPlacement())).items.map(({ label }) => label),
    },
    {
      what: 'API token',
      address: integrations,
      open: 'Create token',
      title: 'Create token',
      field: 'Name',
      submit: 'Create token',
      names: async () => namesOf(await api().call(endpoints.listApiTokens, { ...inBrand(), query: {} })),
    },
    {
      what: 'webhook',
      address: integrations,
      open: 'Create webhook',
      title: 'Create webhook',
      field: 'Name',
      fill: (form) => form.getByLabel('Address').fill('https://warehouse.example/answers'),
      submit: 'Create webhook',
      names: async () => namesOf(await api().call(endpoints.listWebhooks, { ...inBrand(), query: {} })),
    },
  ];
}
