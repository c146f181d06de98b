import type { apiTokenEndpoints } from '../api-tokens';
import type { Samples } from './samples';

export const apiTokenSamples: Samples<typeof apiTokenEndpoints> = {
  createApiToken: () => ({ name: 'Warehouse' }),
};
