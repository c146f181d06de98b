import {
  endpoints,
  type Placement,
  placementId as placementIdSchema,
  type Store,
} from '@vitrine/shared/contract';
import { useSearchParams } from '@vitrine/shared/host';
import { useAnswers, useEndpointQuery } from '@vitrine/shared/ui';

/** Kiosks come and go while somebody looks, and colleagues change what is on view. */
export const refetchIntervalMs = 30_000;

/** The placement that a dialog is about. */
export interface OpenedPlacement {
  isOpen: boolean;
  query: Pick<
    ReturnType<typeof useEndpointQuery<typeof endpoints.getPlacement>>,
    'data' | 'error' | 'refetch'
  >;
  /** The address names none of this store. */
  isGone: boolean;
  open: (placement: Placement) => void;
  close: () => void;
}

/**
 * The placement whose dialog is open, as the address says. It is asked for by itself: the dialog stays whatever page of
 * the list is shown, and whatever the list's filter lets through by now.
 * @param word of the address, which holds the placement's id; what begins with it and a dash is of the dialog too.
 */
export function useOpenedPlacement(word: string, { brandId, id: storeId }: Store): OpenedPlacement {
  const [params, setParams] = useSearchParams();
  const answers = useAnswers();
  const placementId = params.get(word) ?? '';
  const isOpen = placementId !== '';
  const isId = placementIdSchema.safeParse(placementId).success;
  const request = (id: string) => ({ params: { brandId, placementId: id } });
  const query = useEndpointQuery(endpoints.getPlacement, request(placementId), {
    enabled: isId,
    refetchIntervalMs,
  });
  const { data, error } = query;
  const isMissing = data ? data.storeId !== storeId : !isId || error?.status === 404;

  const write = (id: string | null) =>
    setParams(
      (current) => {
        const others = [...current].filter(([name]) => name !== word && !name.startsWith(`${word}-`));
        return new URLSearchParams(id === null ? others : [...others, [word, id]]);
      },
      { replace: true },
    );
  return {
    isOpen,
    query,
    isGone: isOpen && isMissing,
    open: (placement) => {
      answers.put(endpoints.getPlacement, request(placement.id), placement);
      write(placement.id);
    },
    close: () => write(null),
  };
}
