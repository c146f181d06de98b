import type { brandEndpoints } from '../brands';
import { fresh, type Samples } from './samples';

export const brandSamples: Samples<typeof brandEndpoints> = {
  searchNames: () => ({ q: 'a' }),
  createBrand: () => ({ name: fresh() }),
  updateBrand: () => ({ name: 'Brand' }),
  archiveBrands: ({ brandId }) => ({ ids: [brandId] }),
  restoreBrands: ({ brandId }) => ({ ids: [brandId] }),
  inviteBrandUser: () => ({ email: `${fresh()}@vitrine.test`, role: 'analyst' }),
  updateBrandUser: () => ({ role: 'analyst' }),
  changeBrandUsers: ({ personId }) => ({ change: 'enable', personIds: [personId] }),
  checkBrandInvitations: () => ({ role: 'analyst', text: `${fresh()}@vitrine.test` }),
  inviteBrandUsers: () => ({ people: [{ email: `${fresh()}@vitrine.test`, role: 'analyst' }] }),
};
