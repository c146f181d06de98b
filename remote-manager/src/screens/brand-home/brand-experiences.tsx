import { endpoints, liveStatus } from '@vitrine/shared/contract';
import {
  Button,
  CloudUploadOutlined,
  EmptyState,
  ExperienceStatusTag,
  SearchField,
  Section,
  Select,
  Toolbar,
  useEndpointPage,
  useEndpointQuery,
  useMay,
  useSelection,
  VitrineDrawing,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { ExperienceCards } from '../../experiences/experience-cards';
import { ExperienceTable } from '../../experiences/experience-table';
import { ArchivedChoice } from '../../parts/archived-choice';
import { BulkBar } from '../../parts/bulk-bar';
import { RecordList } from '../../parts/record-list';
import { SortChoice } from '../../parts/sort-choice';
import { useArchiveMany } from '../../parts/use-archive-many';
import { useFilter } from '../../parts/use-filter';
import { useRecordList } from '../../parts/use-record-list';
import { ViewChoice } from '../../parts/view-choice';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** Somebody looks on: not while the tab is hidden. */
const liveEveryMs = 15_000;

interface BrandExperiencesProps {
  brandId: string;
  create: ReactNode;
  /** null for those who may not. */
  onImport: (() => void) | null;
}

/** The experiences of a brand, to search, filter and sort. */
export function BrandExperiences({ brandId, create, onImport }: BrandExperiencesProps) {
  const t = useManagerTexts();
  const may = useMay();
  const state = useRecordList({ sorts: ['name', 'updatedAt', 'createdAt'] });
  const [status, setStatus] = useFilter('status', liveStatus.options);
  const page = useEndpointPage(endpoints.listExperiences, {
    params: { brandId },
    query: { ...state.query, ...(status && !state.showsArchived && { status }) },
  });
  const live = useEndpointQuery(
    endpoints.listLiveVisitors,
    { params: { brandId } },
    { enabled: may('results:read', brandId), refetchIntervalMs: liveEveryMs },
  );
  const visitors =
    live.data && new Map(live.data.experiences.map(({ experienceId, visitors }) => [experienceId, visitors]));
  const chosen = useSelection(page.data?.items.map(({ id }) => id) ?? []);
  const selection = may('experiences:write', brandId) ? chosen : undefined;
  const many = useArchiveMany(
    [endpoints.archiveExperiences, endpoints.restoreExperiences],
    !state.showsArchived,
    (ids) => ({ params: { brandId }, body: { ids } }),
    [endpoints.listExperiences, endpoints.listPlacements, endpoints.getBrand, endpoints.listBrands],
  );
  return (
    <Section
      title={t('experiences.title')}
      action={
        onImport && (
          <Button icon={<CloudUploadOutlined />} onClick={onImport}>
            {t('experience-import.start')}
          </Button>
        )
      }
    >
      <Toolbar end={<ViewChoice state={state} />}>
        <SearchField label={t('experiences.search')} />
        <ArchivedChoice state={state} />
        {!state.showsArchived && (
          <Select
            label={t('lists.status')}
            placeholder={t('lists.anyStatus')}
            value={status}
            onChange={setStatus}
            options={liveStatus.options.map((value) => ({
              value,
              label: <ExperienceStatusTag status={value} />,
            }))}
            clearable
          />
        )}
        <SortChoice state={state} />
      </Toolbar>
      <RecordList
        label={t('experiences.title')}
        page={page}
        state={state}
        onClearFilter={status === null ? null : () => setStatus(null)}
        skeleton={state.view === 'table' ? 'rows' : 'cards'}
        empty={
          <EmptyState
            drawing={<VitrineDrawing />}
            title={t('experiences.emptyTitle')}
            text={t('experiences.emptyText')}
            action={create}
          />
        }
      >
        {(experiences) => (
          <>
            {selection && <BulkBar selection={selection} many={many} />}
            {state.view === 'table' ? (
              <ExperienceTable
                experiences={experiences}
                visitors={visitors}
                sort={state.sort}
                onSort={state.setSort}
                selection={selection}
              />
            ) : (
              <ExperienceCards experiences={experiences} visitors={visitors} selection={selection} />
            )}
          </>
        )}
      </RecordList>
    </Section>
  );
}
