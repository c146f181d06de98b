import type { storeEndpoints } from '../stores';
import { fresh, type Samples } from './samples';

export const storeSamples: Samples<typeof storeEndpoints> = {
  checkStoreList: () => ({ text: 'Name\nStore' }),
  importStores: ({ storeId }) => ({ text: `ID,Name\n${storeId},${fresh()}` }),
  createStore: () => ({ name: 'Store' }),
  updateStore: () => ({ name: 'Store' }),
  archiveStores: ({ storeId }) => ({ ids: [storeId] }),
  restoreStores: ({ storeId }) => ({ ids: [storeId] }),
};
