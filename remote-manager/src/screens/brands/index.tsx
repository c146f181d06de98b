import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { endpoints } from '@vitrine/shared/contract';
import {
  Button,
  EmptyState,
  Page,
  PlusOutlined,
  SearchField,
  Toolbar,
  useEndpointPage,
  useMay,
  useSelection,
  VitrineDrawing,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { ArchivedChoice } from '../../parts/archived-choice';
import { BulkBar } from '../../parts/bulk-bar';
import { DialogHost } from '../../parts/dialog-host';
import { RecordList } from '../../parts/record-list';
import { SortChoice } from '../../parts/sort-choice';
import { useArchiveMany } from '../../parts/use-archive-many';
import { useCommand } from '../../parts/use-command';
import { useRecordList } from '../../parts/use-record-list';
import { ViewChoice } from '../../parts/view-choice';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { BrandCards } from './brand-cards';
import { BrandTable } from './brand-table';
import { CreateBrand } from './create-brand';

/** /manager/panel/brands: the brands that let this person in. */
export default function Brands() {
  const t = useManagerTexts();
  const may = useMay();
  const state = useRecordList({ sorts: ['name', 'updatedAt', 'createdAt', 'stores', 'experiences'] });
  const page = useEndpointPage(endpoints.listBrands, { query: state.query });
  const chosen = useSelection(page.data?.items.map(({ id }) => id) ?? []);
  const selection = may('brands:archive') ? chosen : undefined;
  const many = useArchiveMany(
    [endpoints.archiveBrands, endpoints.restoreBrands],
    !state.showsArchived,
    (ids) => ({ body: { ids } }),
    [endpoints.listBrands, endpoints.getBrand],
  );
  const [creates, setCreates] = useState(false);
  const mayCreate = may('brands:create');
  const create = (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('brands.create')}
    </Button>
  );
  useCommand(mayCreate ? t('brands.create') : null, () => setCreates(true));
  const isEmpty = mayBeEmpty(page) && !state.q && !state.showsArchived;

  return (
    <DialogHost>
      <Page title={t('brands.title')} intro={t('brands.intro')} action={mayCreate && !isEmpty && create}>
        <Toolbar end={<ViewChoice state={state} />}>
          <SearchField label={t('brands.search')} />
          <ArchivedChoice state={state} />
          <SortChoice state={state} />
        </Toolbar>
        <RecordList
          label={t('brands.title')}
          page={page}
          state={state}
          skeleton={state.view === 'table' ? 'rows' : 'cards'}
          empty={
            <EmptyState
              drawing={<VitrineDrawing />}
              title={t('brands.emptyTitle')}
              text={mayCreate ? t('brands.emptyText') : t('brands.emptyMember')}
              action={mayCreate && create}
            />
          }
        >
          {(brands) => (
            <>
              {selection && <BulkBar selection={selection} many={many} />}
              {state.view === 'table' ? (
                <BrandTable brands={brands} sort={state.sort} onSort={state.setSort} selection={selection} />
              ) : (
                <BrandCards brands={brands} selection={selection} />
              )}
            </>
          )}
        </RecordList>
        <CreateBrand open={creates} onClose={() => setCreates(false)} />
      </Page>
    </DialogHost>
  );
}
