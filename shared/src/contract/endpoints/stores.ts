import { endpoint } from '../endpoint';
import { page } from '../page';
import { store, storeCreate, storeUpdate } from '../store';
import { inBrand, inStore, list } from './parameters';

export const storeEndpoints = {
  listStores: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/stores',
    tag: 'Stores',
    access: { brand: 'stores:read' },
    summary: 'Stores of a brand',
    params: inBrand,
    query: list,
    response: page(store),
  }),
  createStore: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores',
    tag: 'Stores',
    access: { brand: 'stores:write' },
    summary: 'Create a store',
    params: inBrand,
    body: storeCreate,
    response: store,
    status: 201,
  }),
  getStore: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/stores/:storeId',
    tag: 'Stores',
    access: { brand: 'stores:read' },
    summary: 'One store',
    params: inStore,
    response: store,
  }),
  updateStore: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/stores/:storeId',
    tag: 'Stores',
    access: { brand: 'stores:write' },
    summary: 'Change a store',
    params: inStore,
    body: storeUpdate,
    response: store,
  }),
  archiveStore: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores/:storeId/archive',
    tag: 'Stores',
    access: { brand: 'stores:write' },
    summary: 'Archive a store and with it its placements',
    params: inStore,
    response: store,
  }),
  restoreStore: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores/:storeId/restore',
    tag: 'Stores',
    access: { brand: 'stores:write' },
    summary: 'Restore an archived store',
    params: inStore,
    response: store,
  }),
};
