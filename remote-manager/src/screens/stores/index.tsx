import { timeZoneOptions } from '@vitrine/shared/browser/time-zones';
import { address } from '@vitrine/shared/client/address';
import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useBreadcrumb } from '@vitrine/shared/host';
import {
  Button,
  CloudUploadOutlined,
  EmptyState,
  ExportOutlined,
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
import { DialogHost } from '../../parts/dialog-host';
import { RecordList } from '../../parts/record-list';
import { SortChoice } from '../../parts/sort-choice';
import { useArchiveMany } from '../../parts/use-archive-many';
import { useBrand } from '../../parts/use-brand';
import { useCommand } from '../../parts/use-command';
import { useFilter } from '../../parts/use-filter';
import { useRecordList } from '../../parts/use-record-list';
import { useRouteId } from '../../parts/use-route-id';
import { useTableExport } from '../../parts/use-table-export';
import { ViewChoice } from '../../parts/view-choice';
import { CreateStore } from '../../stores/create-store';
import { ImportStores } from '../../stores/import-stores';
import { StoreCards } from '../../stores/store-cards';
import { StoreTable } from '../../stores/store-table';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './stores.module.css';

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
  const table = useTableExport(
    address(
      endpoints.exportStores.path,
      { brandId },
      { archived: state.showsArchived, q: state.q, timeZone: timeZone ?? '' },
    ),
    {
      fileName: 'stores.csv',
      done: { title: t('stores.exported'), ...(mayWrite && { description: t('stores.exportedText') }) },
      failed: t('stores.exportFailed'),
    },
  );
  const [opened, setOpened] = useState<'create' | 'import' | null>(null);
  const create = mayWrite && (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setOpened('create')}>
      {t('stores.create')}
    </Button>
  );
  const importMany = mayWrite && (
    <Button icon={<CloudUploadOutlined />} onClick={() => setOpened('import')}>
      {t('stores.import')}
    </Button>
  );
  useCommand(mayWrite ? t('stores.create') : null, () => setOpened('create'));
  useCommand(mayWrite ? t('stores.import') : null, () => setOpened('import'));
  const isEmpty = mayBeEmpty(page) && !state.q && !state.showsArchived && !timeZone;

  return (
    <DialogHost>
      <Loaded query={brand} skeleton={<Skeleton shape="page" />}>
        {({ name }) => (
          <Page
            title={t('stores.title')}
            intro={t('stores.intro', { brand: name })}
            action={!isEmpty && create}
          >
            <Toolbar
              end={
                <>
                  {page.data && page.data.items.length > 0 && (
                    <Button icon={<ExportOutlined />} loading={table.bytes !== null} onClick={table.start}>
                      {t('stores.export')}
                    </Button>
                  )}
                  {!isEmpty && importMany}
                  <ViewChoice state={state} />
                </>
              }
            >
              <SearchField label={t('stores.search')} />
              <ArchivedChoice state={state} />
              <Select
                label={t('fields.timeZone')}
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
                  action={
                    create && (
                      <div className={styles.first}>
                        {create}
                        {importMany}
                      </div>
                    )
                  }
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
            <CreateStore brandId={brandId} open={opened === 'create'} onClose={() => setOpened(null)} />
            {opened === 'import' && <ImportStores brandId={brandId} onClose={() => setOpened(null)} />}
          </Page>
        )}
      </Loaded>
    </DialogHost>
  );
}
