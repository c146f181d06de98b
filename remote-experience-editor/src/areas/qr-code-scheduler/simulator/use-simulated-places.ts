import type { Placement } from '@vitrine/shared/contract';
import { usePrintedCodes } from '../places/use-printed-codes';
import { useTargetNames } from '../targets/use-target-names';

export type SimulatedPlace = Pick<Placement, 'id' | 'storeTimeZone'> & { name: string };

/**
 * Where a code can be tried: the placements at which it stands, and all others while it stands nowhere.
 * @returns undefined until they are known.
 */
export function useSimulatedPlaces(documentId: string): SimulatedPlace[] | undefined {
  const { areKnown, placementName, placements } = useTargetNames();
  const { data: printed } = usePrintedCodes(documentId);
  if (!areKnown || !printed) return undefined;
  const stands = new Set(printed.items.map(({ placementId }) => placementId));
  return placements
    .filter(({ id }) => stands.size === 0 || stands.has(id))
    .map(({ id, storeTimeZone }) => ({ id, storeTimeZone, name: placementName(id) }));
}
