import { type Document, type DocumentPatch, endpoints } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { useEndpointMutation, useMay } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { onCurrent } from './on-current';
import { addressOf, type OwnerKind, ownerIn } from './owner';

type Done = { onSuccess?: (document: Document) => void };

/** What reads documents, and reads them again once one was written. */
export const showDocuments = [
  endpoints.listDocuments,
  endpoints.getDocumentOutline,
  endpoints.checkExperience,
  endpoints.getExperience,
  endpoints.listDocumentUses,
  endpoints.listDocumentLinks,
];
const renew = { invalidates: showDocuments };

/** Whether the person may write documents of an owner. */
export function useMayWrite(owner: OwnerKind): boolean {
  const ask = useMay();
  const { brand, may } = useExperience();
  if (owner === 'experience') return may.write;
  return owner === 'tenant' ? ask('vaults:write') : !brand.archivedAt && ask('documents:write', brand.id);
}

/** Writes of whole documents, by whoever's they are. What goes wrong becomes a toast. */
export function useDocumentWrites() {
  const toast = useToast();
  const { brand, experience } = useExperience();
  const create = useEndpointMutation(endpoints.createDocument, renew);
  // What goes wrong is only said once nothing is left to try.
  const patch = useEndpointMutation(endpoints.patchDocument, { ...renew, inForm: true });
  const archive = useEndpointMutation(endpoints.archiveDocument, renew);
  const restore = useEndpointMutation(endpoints.restoreDocument, renew);
  return {
    /** @param data the area's empty document when left out. */
    create(owner: OwnerKind, area: Document['area'], data?: Document['data'], done?: Done) {
      const params = { brandId: ownerIn(owner, brand.id) };
      const own = owner === 'experience' ? { experienceId: experience.id } : {};
      create.mutate({ params, body: { area, ...own, ...(data && { data }) } }, done);
    },
    patch(document: Document, body: DocumentPatch, done?: Done) {
      onCurrent(document, body, (ifMatch) =>
        patch.mutateAsync({ ...addressOf(document, brand.id), body, ifMatch }),
      ).then(done?.onSuccess, toast.error);
    },
    archive: (document: Document, done?: Done) => archive.mutate(addressOf(document, brand.id), done),
    restore: (document: Document, done?: Done) => restore.mutate(addressOf(document, brand.id), done),
    isCreating: create.isPending,
    isPatching: patch.isPending,
  };
}
