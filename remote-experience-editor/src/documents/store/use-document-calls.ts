import { type Document, endpoints } from '@vitrine/shared/contract';
import { useApi } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { onCurrent } from './on-current';

/** Calls that write one document, by whoever's it is; they reject with what went wrong. */
export function useDocumentCalls() {
  const api = useApi();
  const { brand } = useExperience();
  const isTenants = ({ owner }: Document) => owner.kind === 'tenant';
  const ofTenant = ({ id }: Document) => ({ params: { tenantDocumentId: id } });
  const ofBrand = ({ id }: Document) => ({ params: { brandId: brand.id, documentId: id } });
  return {
    archive: (one: Document) =>
      isTenants(one)
        ? api.call(endpoints.archiveTenantDocument, ofTenant(one))
        : api.call(endpoints.archiveDocument, ofBrand(one)),
    restore: (one: Document) =>
      isTenants(one)
        ? api.call(endpoints.restoreTenantDocument, ofTenant(one))
        : api.call(endpoints.restoreDocument, ofBrand(one)),
    /** @param data a merge patch of the content. */
    patch: (one: Document, data: Record<string, unknown>) =>
      onCurrent(one, { data }, (ifMatch) => {
        const write = { body: { data }, ifMatch };
        return isTenants(one)
          ? api.call(endpoints.patchTenantDocument, { ...ofTenant(one), ...write })
          : api.call(endpoints.patchDocument, { ...ofBrand(one), ...write });
      }),
  };
}
