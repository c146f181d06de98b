import type { Placement } from '@vitrine/shared/contract';

/** What opens beside the list of a store's placements, each about one of them. */
export interface PlacementDialogs {
  showAddress: (placement: Placement) => void;
  showTests: (placement: Placement) => void;
  showCalendar: (placement: Placement) => void;
  showSheet: (placement: Placement) => void;
}
