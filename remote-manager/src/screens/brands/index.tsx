import { endpoints } from '@vitrine/shared/contract';
import {
  AppstoreOutlined,
  BarsOutlined,
  Button,
  Choice,
  EmptyState,
  Page,
  PlusOutlined,
  SearchField,
  Toolbar,
  useAddressState,
  useEndpointList,
  useMay,
  VitrineDrawing,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { ArchivedChoice } from '../../parts/archived-choice';
import { RecordList } from '../../parts/record-list';
import { useRecordList } from '../../parts/use-record-list';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { BrandCards } from './brand-cards';
import { BrandTable } from './brand-table';
import { CreateBrand } from './create-brand';

/** /manager/panel/brands: the brands that let this person in. */
export default function Brands() {
  const t = useManagerTexts();
  const may = useMay();
  const state = useRecordList();
  const [view, setView] = useAddressState('view', 'cards');
  const list = useEndpointList(endpoints.listBrands, { query: state.query }, { all: state.sort !== '' });
  const [creates, setCreates] = useState(false);
  const mayCreate = may('brands:create');
  const create = (
    <Button kind="primary" icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('brands.create')}
    </Button>
  );
  const isEmpty = list.data?.items.length === 0 && !state.q && !state.showsArchived;

  return (
    <Page title={t('brands.title')} intro={t('brands.intro')} action={mayCreate && !isEmpty && create}>
      <Toolbar
        end={
          <Choice
            label={t('brands.view')}
            value={view === 'table' ? 'table' : 'cards'}
            onChange={setView}
            options={[
              { value: 'cards', label: t('brands.cards'), icon: <AppstoreOutlined />, iconOnly: true },
              { value: 'table', label: t('brands.table'), icon: <BarsOutlined />, iconOnly: true },
            ]}
          />
        }
      >
        <SearchField label={t('brands.search')} />
        <ArchivedChoice shown={state.showsArchived} onChange={state.setArchived} />
      </Toolbar>
      <RecordList
        list={list}
        state={state}
        skeleton={view === 'table' ? 'rows' : 'cards'}
        empty={
          <EmptyState
            drawing={<VitrineDrawing />}
            title={t('brands.emptyTitle')}
            text={mayCreate ? t('brands.emptyText') : t('brands.emptyMember')}
            action={mayCreate && create}
          />
        }
      >
        {(brands) =>
          view === 'table' ? (
            <BrandTable brands={brands} sort={state.sort} onSort={state.setSort} />
          ) : (
            <BrandCards brands={brands} />
          )
        }
      </RecordList>
      <CreateBrand open={creates} onClose={() => setCreates(false)} />
    </Page>
  );
}
