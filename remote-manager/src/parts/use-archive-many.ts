import type { Endpoint } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { type Selection, useEndpointMutation, type WriteRequest } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

type ManyEndpoint = Endpoint & { response: { _zod: { output: { changed: string[] } } } };

interface ArchivesMany {
  archives: boolean;
  isPending: boolean;
  run: (selection: Selection) => void;
}

/**
 * Archiving, or restoring, all that is chosen in one call; archiving can be undone from the toast.
 * @param requestOf what both calls ask for.
 * @param invalidates reading endpoints that show the things.
 */
export function useArchiveMany<A extends ManyEndpoint, R extends ManyEndpoint>(
  [archiveEndpoint, restoreEndpoint]: [A, R],
  archives: boolean,
  requestOf: (ids: string[]) => WriteRequest<A> & WriteRequest<R>,
  invalidates: Endpoint[],
): ArchivesMany {
  const t = useManagerTexts();
  const toast = useToast();
  const archiving = useEndpointMutation(archiveEndpoint, { invalidates });
  const restoring = useEndpointMutation(restoreEndpoint, { invalidates });
  const archive = (selection: Selection) =>
    archiving.mutate(requestOf(selection.ids), {
      onSuccess: ({ changed }) => {
        selection.setAll(false);
        toast.success({
          title: t('lists.archivedMany', { count: changed.length }),
          description: t('records.archivedToastText'),
          // Only what this call archived comes back, not what was archived before.
          action: { label: t('records.undo'), onAction: () => restoring.mutate(requestOf(changed)) },
        });
      },
    });
  const restore = (selection: Selection) =>
    restoring.mutate(requestOf(selection.ids), {
      onSuccess: ({ changed }) => {
        selection.setAll(false);
        toast.success({
          title: t('lists.restoredMany', { count: changed.length }),
          description: t('records.restoredToastText'),
        });
      },
    });
  return {
    archives,
    isPending: archiving.isPending || restoring.isPending,
    run: archives ? archive : restore,
  };
}
export type { ArchivesMany };
