import { endpoints } from '@vitrine/shared/contract';
import {
  EmptyState,
  SearchField,
  Section,
  SheetsDrawing,
  Toolbar,
  useEndpointPage,
} from '@vitrine/shared/ui';
import { ArchivedChoice } from '../parts/archived-choice';
import { RecordList } from '../parts/record-list';
import { useRecordList } from '../parts/use-record-list';
import { useManagerTexts } from '../texts/use-manager-texts';
import { libraryPageSize } from './library-page-size';
import { ModelTable } from './model-table';

/** The models that the brand's scenes can place: its own, to be looked after here, and those that all brands share. */
export function BrandModels({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const state = useRecordList({ sorts: ['name'], prefix: 'models-' });
  const { sort: _, ...query } = state.query;
  const page = useEndpointPage(endpoints.listLibrary, {
    params: { brandId },
    query: { ...query, limit: libraryPageSize },
  });
  return (
    <Section title={t('library.title')}>
      <Toolbar>
        <SearchField label={t('library.search')} prefix={state.prefix} />
        <ArchivedChoice shown={state.showsArchived} onChange={state.setArchived} />
      </Toolbar>
      <RecordList
        label={t('library.title')}
        page={page}
        state={state}
        skeleton="rows"
        empty={
          <EmptyState
            drawing={<SheetsDrawing />}
            title={t('library.emptyTitle')}
            text={t('library.emptyText')}
          />
        }
      >
        {(models) => <ModelTable brandId={brandId} models={models} />}
      </RecordList>
    </Section>
  );
}
