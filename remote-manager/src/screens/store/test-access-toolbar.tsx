import { endpoints, type Placement } from '@vitrine/shared/contract';
import { SearchField, Toolbar, useEndpointPage } from '@vitrine/shared/ui';
import { useState } from 'react';
import { ArchivedChoice } from '../../parts/archived-choice';
import { SortChoice } from '../../parts/sort-choice';
import type { useRecordList } from '../../parts/use-record-list';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** So many are seen at a glance: nobody searches among them. */
const handful = 5;

interface TestAccessToolbarProps {
  placement: Placement;
  state: ReturnType<typeof useRecordList<'name' | 'createdAt'>>;
  /** How many there are, as far as that is known. */
  total: number;
}

/** What narrows a placement's test accesses, as far as there is something to narrow. */
export function TestAccessToolbar({ placement, state, total }: TestAccessToolbarProps) {
  const t = useManagerTexts();
  const revoked = useEndpointPage(endpoints.listTestAccesses, {
    params: { brandId: placement.brandId, placementId: placement.id },
    query: { archived: 'true', limit: 1 },
  });
  const [isLong, setIsLong] = useState(false);
  // From then on: what somebody searches with must not go while they do.
  if (!isLong && (total > handful || state.q !== '')) setIsLong(true);
  const hasRevoked = state.showsArchived || (revoked.data?.total ?? 0) > 0;
  if (!isLong && !hasRevoked) return null;
  return (
    <Toolbar>
      {isLong && <SearchField label={t('test-accesses.search')} prefix={state.prefix} />}
      {hasRevoked && <ArchivedChoice state={state} archived={t('test-accesses.revoked')} />}
      {isLong && <SortChoice state={state} />}
    </Toolbar>
  );
}
