import { type DocumentLink, endpoints } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';

/** The vault documents of which an open document holds copies, by the place of the copy. */
export function useLinks(documentId: string, enabled: boolean): ReadonlyMap<string, DocumentLink> {
  const { brand } = useExperience();
  const query = useEndpointQuery(
    endpoints.listDocumentLinks,
    { params: { brandId: brand.id, documentId } },
    { enabled },
  );
  return new Map((query.data?.links ?? []).map((link) => [link.pointer, link]));
}
