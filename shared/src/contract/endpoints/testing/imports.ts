import type { importEndpoints } from '../imports';
import type { Samples } from './samples';

export const importSamples: Samples<typeof importEndpoints> = {
  createImport: ({ experienceId }) => ({
    experienceId,
    uploadId: 'a'.repeat(32),
    area: 'products',
    fileName: 'products.csv',
  }),
  recheckImport: () => ({ currency: 'USD' }),
  applyImport: () => ({ fetchesPictures: true }),
  createTenantImport: () => ({
    uploadId: 'a'.repeat(32),
    area: 'answer-option-vault',
    fileName: 'scales.csv',
  }),
  applyTenantImport: () => ({ fetchesPictures: false }),
  exportDocuments: () => ({ area: 'products' }),
  exportTexts: () => ({ language: 'de' }),
};
