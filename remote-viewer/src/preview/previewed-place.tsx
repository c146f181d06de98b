import type { ManifestPart } from '@vitrine/shared/contract';
import type { PreviewShow } from '@vitrine/shared/contract/publishing/preview-feed';
import { type ReactNode, useMemo } from 'react';
import { addressesOf } from '../address/addresses-of';
import { HeldAddress } from '../address/held-address';
import { opened, type Place } from '../address/place';
import { areas } from '../areas/registry';

interface PreviewedPlaceProps {
  /** What staff look at; each new object asks again. */
  show: PreviewShow | null;
  parts: ManifestPart[];
  children: ReactNode;
}

/** The visit, at what staff look at. */
export function PreviewedPlace({ show, parts, children }: PreviewedPlaceProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft becomes another with each key; what staff look at does not
  const held = useMemo(() => (show ? placeOf(show, parts) : null), [show]);
  return (
    <HeldAddress at={held} parts={parts}>
      {children}
    </HeldAddress>
  );
}

/** Where visitors would find it. */
function placeOf({ area, documentId }: PreviewShow, parts: ManifestPart[]): Place | null {
  const { panel, preview, stage } = areas[area] ?? {};
  if (preview === 'landing') return null;
  const { first } = addressesOf(parts);
  const isThere = parts.some((part) => part.area === area && (panel?.list || part.documentId === documentId));
  if (stage) return { ...first, view: isThere ? documentId : first.view };
  if (!panel || !isThere) return first;
  if (documentId !== null) return { ...first, open: opened(panel.one, documentId) };
  return panel.list ? { ...first, open: opened(panel.list, null) } : first;
}
