import { endpoints, placementKind, placementState, type Store } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  EmptyState,
  SearchField,
  Section,
  Select,
  StoreDrawing,
  Toolbar,
  useClearAddress,
  useEndpointPage,
  useMay,
  useSelection,
} from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { AddressDialog } from '../../parts/address-dialog';
import { ArchivedChoice } from '../../parts/archived-choice';
import { BulkBar } from '../../parts/bulk-bar';
import common from '../../parts/common.module.css';
import { RecordList } from '../../parts/record-list';
import { SortChoice } from '../../parts/sort-choice';
import { useArchiveMany } from '../../parts/use-archive-many';
import { useFilter } from '../../parts/use-filter';
import { useRecordList } from '../../parts/use-record-list';
import { ViewChoice } from '../../parts/view-choice';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { PlacementCalendar } from './placement-calendar';
import { PlacementCard } from './placement-card';
import type { PlacementDialogs } from './placement-dialogs';
import { PlacementTable } from './placement-table';
import { PrintSheet } from './print/print-sheet';
import { showPlacements } from './show-placements';
import { TestAccesses } from './test-accesses';
import { refetchIntervalMs, useOpenedPlacement } from './use-opened-placement';

/** What a placement is at the moment, and what no state says: that its page should be open and is not. */
const shownStates = [...placementState.options, 'silent'] as const;

/** The placements of a store, to search, filter and sort. */
export function StorePlacements({ store, create }: { store: Store; create: ReactNode }) {
  const t = useManagerTexts();
  const may = useMay();
  const { brandId, id: storeId, timeZone } = store;
  const state = useRecordList({ sorts: ['name', 'updatedAt', 'createdAt'] });
  const [kind, setKind] = useFilter('kind', placementKind.options);
  const [shown, setShown] = useFilter('state', shownStates);
  const tested = useOpenedPlacement('tests', store);
  const planned = useOpenedPlacement('calendar', store);
  const printed = useOpenedPlacement('print', store);
  const [address, setAddress] = useState<{ title: string; address: string } | null>(null);
  const page = useEndpointPage(
    endpoints.listPlacements,
    {
      params: { brandId },
      query: {
        ...state.query,
        storeId,
        ...(kind && { kind }),
        ...(!state.showsArchived && shown && (shown === 'silent' ? { silent: 'true' } : { state: shown })),
      },
    },
    { refetchIntervalMs },
  );
  const clearFilters = useClearAddress('kind', 'state', 'cursor');
  const dialogs: PlacementDialogs = {
    showAddress: ({ id, name }) =>
      setAddress({ title: name, address: `${window.location.origin}${addresses.placement(id)}` }),
    showTests: tested.open,
    showCalendar: planned.open,
    showSheet: printed.open,
  };
  const chosen = useSelection(page.data?.items.map(({ id }) => id) ?? []);
  const selection = may('placements:write', brandId) ? chosen : undefined;
  const many = useArchiveMany(
    [endpoints.archivePlacements, endpoints.restorePlacements],
    !state.showsArchived,
    (ids) => ({ params: { brandId }, body: { ids } }),
    [...showPlacements, endpoints.listStores, endpoints.getStore],
  );

  return (
    <Section title={t('placements.title')}>
      <Toolbar end={<ViewChoice state={state} />}>
        <SearchField label={t('placements.search')} />
        <ArchivedChoice state={state} />
        <Select
          label={t('lists.kind')}
          placeholder={t('lists.anyKind')}
          value={kind}
          onChange={setKind}
          options={placementKind.options.map((value) => ({ value, label: t(`placements.kind.${value}`) }))}
          clearable
        />
        {!state.showsArchived && (
          <Select
            label={t('lists.status')}
            placeholder={t('lists.anyStatus')}
            value={shown}
            onChange={setShown}
            options={shownStates.map((value) => ({
              value,
              label: value === 'silent' ? t('placements.silent') : t(`placements.state.${value}`),
            }))}
            clearable
          />
        )}
        <SortChoice state={state} />
      </Toolbar>
      <RecordList
        label={t('placements.title')}
        page={page}
        state={state}
        onClearFilter={kind === null && shown === null ? null : clearFilters}
        skeleton="rows"
        empty={
          <EmptyState
            drawing={<StoreDrawing />}
            title={t('placements.emptyTitle')}
            text={t('placements.emptyText')}
            action={create}
          />
        }
      >
        {(placements) => (
          <>
            {selection && <BulkBar selection={selection} many={many} />}
            {state.view === 'table' ? (
              <PlacementTable
                placements={placements}
                timeZone={timeZone}
                sort={state.sort}
                onSort={state.setSort}
                selection={selection}
                dialogs={dialogs}
              />
            ) : (
              <ul className={common.list} aria-label={t('placements.title')}>
                {placements.map((placement) => (
                  <PlacementCard
                    key={placement.id}
                    placement={placement}
                    selection={selection}
                    timeZone={timeZone}
                    dialogs={dialogs}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </RecordList>
      <AddressDialog shown={address} label={t('placements.address')} onClose={() => setAddress(null)} />
      <TestAccesses opened={tested} />
      <PlacementCalendar opened={planned} timeZone={timeZone} />
      <PrintSheet opened={printed} store={store} />
    </Section>
  );
}
