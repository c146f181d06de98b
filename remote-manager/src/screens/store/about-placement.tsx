import type { Placement } from '@vitrine/shared/contract';
import { Banner, Button, EmptyState, Loaded, SearchDrawing, Skeleton } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useManagerTexts } from '../../texts/use-manager-texts';
import type { OpenedPlacement } from './use-opened-placement';

interface AboutPlacementProps {
  opened: OpenedPlacement;
  children: (placement: Placement) => ReactNode;
}

/** What stands in a dialog about a placement: waits for it, and says where the address names none, or an archived one. */
export function AboutPlacement({ opened, children }: AboutPlacementProps) {
  const t = useManagerTexts();
  if (!opened.isOpen) return null;
  if (opened.isGone)
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={t('placements.gone')}
        text={t('placements.goneText')}
        action={<Button onClick={opened.close}>{t('placements.goneClose')}</Button>}
      />
    );
  return (
    <Loaded query={opened.query} skeleton={<Skeleton shape="rows" count={3} />}>
      {(placement) => (
        <>
          {placement.archivedAt && <Banner>{t('placements.archivedBanner')}</Banner>}
          {children(placement)}
        </>
      )}
    </Loaded>
  );
}
