import { endpoints, type Token, type TokenLot } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';

/** So many cards at a time: 50 sheets, which browsers lay out in a moment and printers have room for. */
const cardsAtOnce = 400;

const isPrinted = ({ state }: Token) => state === 'issued' || state === 'redeemed';

/** All cards of a lot that can still be used, in parts of a size for printing. */
export function usePrintedCards({ id, size }: TokenLot) {
  const { brand, experience } = useExperience();
  const list = useEndpointList(
    endpoints.listTokens,
    { params: { brandId: brand.id, experienceId: experience.id, tokenLotId: id } },
    { all: true },
  );
  // A part of them would be printed as if it were all.
  const tokens = list.hasMore || list.error ? undefined : list.data?.items;
  const parts = Array.from({ length: Math.ceil(size / cardsAtOnce) }, (_, index) => {
    const from = index * cardsAtOnce + 1;
    const to = Math.min(size, from + cardsAtOnce - 1);
    return {
      from,
      to,
      cards: (tokens ?? []).filter((token) => token.number >= from && token.number <= to && isPrinted(token)),
    };
  });
  return {
    parts: {
      data: tokens && parts,
      error: list.error,
      refetch: list.refetch,
    },
    /** What is shown may have been used or revoked meanwhile. */
    isNew: !list.isFetching,
  };
}
