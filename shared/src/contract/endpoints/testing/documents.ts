import type { documentEndpoints } from '../documents';
import type { Samples } from './samples';

export const documentSamples: Samples<typeof documentEndpoints> = {
  createDocument: ({ experienceId }) => ({ experienceId, area: 'polling' }),
  patchDocument: () => ({ data: { title: { en: 'Poll' } } }),
  renewDocumentUses: ({ experienceId }) => ({ experienceId }),
  createTenantDocument: () => ({ area: 'answer-option-vault' }),
  patchTenantDocument: () => ({ data: { title: { en: 'Scale' } } }),
};
