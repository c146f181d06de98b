import { store, storeCreate, storeGroup, storeUpdate } from '../entities/store';
import { storeList, storeListCheck, storeListImport, storesImported } from '../entities/store-list';
import { timeZone } from '../values/values';
import { chapter } from './endpoint';
import { page } from './page';
import { changed, chosen, inBrand, inStore, list, listBy } from './parameters';

const listStores = listBy('name', 'placements', 'updatedAt', 'createdAt').extend({
  timeZone: timeZone.optional(),
});

const endpoint = chapter('Stores');

export const storeEndpoints = {
  listStores: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/stores',
    access: { brand: 'stores:read' },
    summary: 'Stores of a brand',
    params: inBrand,
    query: listStores,
    response: page(store),
  }),
  exportStores: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/stores/export',
    access: { brand: 'stores:read' },
    summary: 'The same as a CSV table, which can be imported again',
    params: inBrand,
    query: listStores.pick({ archived: true, q: true, timeZone: true }),
    status: 200,
  }),
  checkStoreList: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores/check',
    access: { brand: 'stores:write' },
    summary: 'What importing a table of stores would do, row by row; nothing is written',
    params: inBrand,
    body: storeList,
    response: storeListCheck,
    passing: true,
  }),
  importStores: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores/import',
    access: { brand: 'stores:write' },
    summary: 'Create and change the stores of a table at once; rows that are refused are left out',
    params: inBrand,
    body: storeListImport,
    response: storesImported,
    status: 201,
  }),
  listStoreGroups: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/store-groups',
    access: { brand: 'stores:read' },
    summary: 'Groups that stores of a brand are in, with how many are',
    params: inBrand,
    query: list.omit({ archived: true }),
    response: page(storeGroup),
  }),
  createStore: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores',
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
    access: { brand: 'stores:read' },
    summary: 'One store',
    params: inStore,
    response: store,
  }),
  updateStore: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/stores/:storeId',
    access: { brand: 'stores:write' },
    summary: 'Change a store',
    params: inStore,
    body: storeUpdate,
    response: store,
  }),
  archiveStore: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores/:storeId/archive',
    access: { brand: 'stores:write' },
    summary: 'Archive a store and with it its placements',
    params: inStore,
    response: store,
  }),
  restoreStore: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores/:storeId/restore',
    access: { brand: 'stores:write' },
    summary: 'Restore an archived store',
    params: inStore,
    response: store,
  }),
  archiveStores: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores/archive',
    access: { brand: 'stores:write' },
    summary: 'Archive several stores and with them their placements, all or none',
    params: inBrand,
    body: chosen,
    response: changed,
  }),
  restoreStores: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/stores/restore',
    access: { brand: 'stores:write' },
    summary: 'Restore several archived stores, all or none',
    params: inBrand,
    body: chosen,
    response: changed,
  }),
};
