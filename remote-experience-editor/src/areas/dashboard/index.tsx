import { Loaded, Page, Section, Skeleton, StatusTag, StopOutlined, useAreaNames } from '@vitrine/shared/ui';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import { areaEntries } from '../registry';
import { Figures } from './figures';
import { FirstSteps } from './first-steps';
import { Publication } from './publication';
import { Visits } from './visits/visits';

/** What visitors did, live, and the state of publication. */
export default function Dashboard() {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { summary, runs, connection } = useRuns();
  return (
    <Page
      title={areaName('dashboard')}
      intro={t('dashboard.intro')}
      aside={
        summary.data &&
        (connection === 'lost' || connection === 'refused') && (
          <StatusTag tone="warning" icon={<StopOutlined />}>
            {t(connection === 'lost' ? 'dashboard.reconnecting' : 'dashboard.notLive')}
          </StatusTag>
        )
      }
    >
      <Loaded query={summary} skeleton={<Skeleton shape="cards" />}>
        {(loaded) => (
          <>
            <FirstSteps summary={loaded} />
            <Figures summary={loaded} runs={runs} />
            <Visits />
            <Section title={t('dashboard.publication.title')}>
              <Publication />
            </Section>
            {areaEntries.map(
              ([area, { DashboardTile }]) =>
                DashboardTile && <DashboardTile key={area} summary={loaded} runs={runs} />,
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
