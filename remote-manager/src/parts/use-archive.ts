import type { Endpoint } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { useEndpointMutation, type WriteRequest } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

/**
 * Archiving that can be undone from the toast, and restoring.
 * @param invalidates reading endpoints that show the thing.
 */
export function useArchive<A extends Endpoint, R extends Endpoint>(
  archiveEndpoint: A,
  restoreEndpoint: R,
  invalidates: Endpoint[],
) {
  const t = useManagerTexts();
  const toast = useToast();
  const archiving = useEndpointMutation(archiveEndpoint, { invalidates });
  const restoring = useEndpointMutation(restoreEndpoint, { invalidates });

  /** What both calls ask for: the path's parameters. */
  type Request = WriteRequest<A> & WriteRequest<R>;
  const restore = (name: string, request: Request) =>
    restoring.mutate(request, {
      onSuccess: () =>
        toast.success({
          title: t('records.restoredToast', { name }),
          description: t('records.restoredToastText'),
        }),
    });
  const archive = (name: string, request: Request) =>
    archiving.mutate(request, {
      onSuccess: () =>
        toast.success({
          title: t('records.archivedToast', { name }),
          description: t('records.archivedToastText'),
          action: { label: t('records.undo'), onAction: () => restoring.mutate(request) },
        }),
    });
  return { archive, restore };
}
