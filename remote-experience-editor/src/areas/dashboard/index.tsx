import { Loaded, Page, Skeleton, useAreaNames } from '@vitrine/shared/ui';
import { LiveConnection } from '../../runs/live-connection';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import { areaEntries } from '../registry';
import { Figures } from './figures';
import { FirstSteps } from './first-steps';
import { HiddenTiles } from './hidden-tiles';
import { Publication } from './publication';
import { useTileOrder } from './use-tile-order';
import { Visits } from './visits/visits';

/** What visitors did, live, and the state of publication. */
export default function Dashboard() {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const order = useTileOrder();
  const { summary, runs } = useRuns();
  return (
    <Page
      title={areaName('dashboard')}
      intro={t('dashboard.intro')}
      aside={summary.data && <LiveConnection />}
    >
      <Loaded query={summary} skeleton={<Skeleton shape="cards" />}>
        {(loaded) => {
          if (!order.isKnown) return <Skeleton shape="cards" />;
          const { hidden, shown } = order.arrange([
            { id: 'present', title: t('dashboard.present'), Tile: Figures },
            { id: 'visits', title: t('dashboard.visits.title'), Tile: Visits },
            { id: 'publication', title: t('dashboard.publication.title'), Tile: Publication },
            ...areaEntries.flatMap(([area, { dashboardTile }]) =>
              dashboardTile && (dashboardTile.isShown?.(loaded) ?? true)
                ? { ...dashboardTile, id: `live-${area}`, title: t(dashboardTile.title) }
                : [],
            ),
          ]);
          const ids = shown.map(({ id }) => id);
          return (
            <>
              <FirstSteps summary={loaded} />
              {shown.map(({ Tile, id }) => (
                <Tile key={id} summary={loaded} runs={runs} order={order} actions={order.actions(ids, id)} />
              ))}
              <HiddenTiles tiles={hidden} onShow={order.show} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
