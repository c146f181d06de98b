import { type Document, type DocumentPatch, endpoints, tenantAreas } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { useEndpointMutation, useMay } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { onCurrent } from './on-current';

/** Whose documents a list shows: the experience's, its brand's, or those of the whole tenant. */
export type OwnerKind = Document['owner']['kind'];

type Done = { onSuccess?: (document: Document) => void };

const renew = {
  invalidates: [
    endpoints.listDocuments,
    endpoints.getDocumentOutline,
    endpoints.checkExperience,
    endpoints.getExperience,
    endpoints.listDocumentUses,
    endpoints.listDocumentLinks,
  ],
};

/** Whether the person may write documents of an owner. */
export function useMayWrite(owner: OwnerKind): boolean {
  const ask = useMay();
  const { brand, may } = useExperience();
  if (owner === 'experience') return may.write;
  return owner === 'tenant' ? ask('vaults:write') : !brand.archivedAt && ask('documents:write', brand.id);
}

/** Writes of whole documents, by the calls of their owner. What goes wrong becomes a toast. */
export function useDocumentWrites() {
  const toast = useToast();
  const { brand, experience } = useExperience();
  const params = { brandId: brand.id };
  const create = useEndpointMutation(endpoints.createDocument, renew);
  // What goes wrong is only said once nothing is left to try.
  const patch = useEndpointMutation(endpoints.patchDocument, { ...renew, inForm: true });
  const archive = useEndpointMutation(endpoints.archiveDocument, renew);
  const restore = useEndpointMutation(endpoints.restoreDocument, renew);
  const createTenants = useEndpointMutation(endpoints.createTenantDocument, renew);
  const patchTenants = useEndpointMutation(endpoints.patchTenantDocument, { ...renew, inForm: true });
  const archiveTenants = useEndpointMutation(endpoints.archiveTenantDocument, renew);
  const restoreTenants = useEndpointMutation(endpoints.restoreTenantDocument, renew);
  const isTenants = ({ owner }: Document) => owner.kind === 'tenant';
  const ofTenant = ({ id }: Document) => ({ params: { tenantDocumentId: id } });
  const ofBrand = ({ id }: Document) => ({ params: { ...params, documentId: id } });
  return {
    /** @param data the area's empty document when left out. */
    create(owner: OwnerKind, area: Document['area'], data?: Document['data'], done?: Done) {
      const content = data ? { data } : {};
      const tenantArea = tenantAreas.find((one) => one === area);
      if (owner === 'tenant' && tenantArea)
        return createTenants.mutate({ body: { area: tenantArea, ...content } }, done);
      const own = owner === 'experience' ? { experienceId: experience.id } : {};
      create.mutate({ params, body: { area, ...own, ...content } }, done);
    },
    patch(document: Document, body: DocumentPatch, done?: Done) {
      onCurrent(document, body, (ifMatch) =>
        isTenants(document)
          ? patchTenants.mutateAsync({ ...ofTenant(document), body, ifMatch })
          : patch.mutateAsync({ ...ofBrand(document), body, ifMatch }),
      ).then(done?.onSuccess, toast.error);
    },
    archive(document: Document, done?: Done) {
      if (isTenants(document)) archiveTenants.mutate(ofTenant(document), done);
      else archive.mutate(ofBrand(document), done);
    },
    restore(document: Document, done?: Done) {
      if (isTenants(document)) restoreTenants.mutate(ofTenant(document), done);
      else restore.mutate(ofBrand(document), done);
    },
    isCreating: create.isPending || createTenants.isPending,
    isPatching: patch.isPending || patchTenants.isPending,
  };
}
