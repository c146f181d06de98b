import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useBreadcrumb } from '@vitrine/shared/host';
import {
  Button,
  EmptyState,
  Loaded,
  Page,
  PlusOutlined,
  SearchField,
  Select,
  Skeleton,
  StoreDrawing,
  Toolbar,
  useEndpointPage,
  useMay,
  useSelection,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { ArchivedChoice } from '../../parts/archived-choice';
import { BulkBar } from '../../parts/bulk-bar';
import { mayBeEmpty } from '../../parts/may-be-empty';
import { RecordList } from '../../parts/record-list';
import { SortChoice } from '../../parts/sort-choice';
import { timeZoneOptions } from '../../parts/time-zones';
import { useArchiveMany } from '../../parts/use-archive-many';
import { useBrand } from '../../parts/use-brand';
import { useCommand } from '../../parts/use-command';
import { useFilter } from '../../parts/use-filter';
import { useRecordList } from '../../parts/use-record-list';
import { useRouteId } from '../../parts/use-route-id';
import { ViewChoice } from '../../parts/view-choice';
import { CreateStore } from '../../stores/create-store';
import { StoreCards } from '../../stores/store-cards';
import { StoreTable } from '../../stores/store-table';
import { useManagerTexts } from '../../texts/use-manager-texts';

const zones = timeZoneOptions.map(({ value }) => value);

/** /manager/panel/brands/{brandId}/stores: the stores of a brand. */
export default function Stores() {
  const t = useManagerTexts();
  const may = useMay();
  const brandId = useRouteId('brandId');
  const brand = useBrand(brandId);
  useBreadcrumb({ label: t('stores.title'), to: addresses.stores(brandId) });
  const state = useRecordList({ sorts: ['name', 'updatedAt', 'createdAt', 'placements'] });
  const [timeZone, setTimeZone] = useFilter('timeZone', zones);
  const page = useEndpointPage(endpoints.listStores, {
    params: { brandId },
    query: { ...state.query, ...(timeZone && { timeZone }) },
  });
  const chosen = useSelection(page.data?.items.map(({ id }) => id) ?? []);
  const mayWrite = may('stores:write', brandId);
  const selection = mayWrite ? chosen : undefined;
  const many = useArchiveMany(
    [endpoints.archiveStores, endpoints.restoreStores],
    !state.showsArchived,
    (ids) => ({ params: { brandId }, body: { ids } }),
    [
      endpoints.listStores,
      endpoints.getStore,
      endpoints.listPlacements,
      endpoints.getBrand,
      endpoints.listBrands,
    ],
  );
  const [creates, setCreates] = useState(false);
  const create = mayWrite && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('stores.create')}
    </Button>
  );
  useCommand(create ? t('stores.create') : null, () => setCreates(true));
  const isEmpty = mayBeEmpty(page) && !state.q && !state.showsArchived && !timeZone;

  return (
    <Loaded query={brand} skeleton={<Skeleton shape="page" />}>
      {({ name }) => (
        <Page
          title={t('stores.title')}
          intro={t('stores.intro', { brand: name })}
          action={!isEmpty && create}
        >
          <Toolbar end={<ViewChoice state={state} />}>
            <SearchField label={t('stores.search')} />
            <ArchivedChoice shown={state.showsArchived} onChange={state.setArchived} />
            <Select
              label={t('field.timeZone')}
              placeholder={t('lists.anyTimeZone')}
              value={timeZone}
              onChange={setTimeZone}
              options={timeZoneOptions}
              clearable
              searchable
            />
            <SortChoice state={state} />
          </Toolbar>
          <RecordList
            label={t('stores.title')}
            page={page}
            state={state}
            onClearFilter={timeZone === null ? null : () => setTimeZone(null)}
            skeleton={state.view === 'table' ? 'rows' : 'cards'}
            empty={
              <EmptyState
                drawing={<StoreDrawing />}
                title={t('stores.emptyTitle')}
                text={t('stores.emptyText')}
                action={create}
              />
            }
          >
            {(stores) => (
              <>
                {selection && <BulkBar selection={selection} many={many} />}
                {state.view === 'table' ? (
                  <StoreTable
                    stores={stores}
                    sort={state.sort}
                    onSort={state.setSort}
                    selection={selection}
                  />
                ) : (
                  <StoreCards stores={stores} selection={selection} />
                )}
              </>
            )}
          </RecordList>
          <CreateStore brandId={brandId} open={creates} onClose={() => setCreates(false)} />
        </Page>
      )}
    </Loaded>
  );
}
