import { type Document, endpoints } from '@vitrine/shared/contract';
import { useApi } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { onCurrent } from './on-current';
import { addressOf } from './owner';

/** Calls that write one document; they reject with what went wrong. */
export function useDocumentCalls() {
  const api = useApi();
  const { brand } = useExperience();
  return {
    archive: (one: Document) => api.call(endpoints.archiveDocument, addressOf(one, brand.id)),
    restore: (one: Document) => api.call(endpoints.restoreDocument, addressOf(one, brand.id)),
    /** @param data a merge patch of the content. */
    patch: (one: Document, data: Record<string, unknown>) =>
      onCurrent(one, { data }, (ifMatch) =>
        api.call(endpoints.patchDocument, { ...addressOf(one, brand.id), body: { data }, ifMatch }),
      ),
  };
}
