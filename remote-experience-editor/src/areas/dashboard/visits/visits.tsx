import { type ExperienceVisits, endpoints, type VisitsRange } from '@vitrine/shared/contract';
import {
  ActionMenu,
  Loaded,
  type MenuAction,
  Section,
  Skeleton,
  useEndpointQuery,
  useNow,
} from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { usePlacementNames } from '../../../experience/use-placement-names';
import { usePeriodWords } from '../../../periods/use-period-words';
import { useEditorTexts } from '../../../texts/texts';
import { HiddenTiles } from '../hidden-tiles';
import type { TileOrder } from '../use-tile-order';
import { SeriesChart } from './series-chart';
import { TileCard } from './tile-card';
import { Timeline } from './timeline';
import { useVisitsChoice } from './use-visits-choice';
import styles from './visits.module.css';
import { VisitsFilters } from './visits-filters';
import { type ComparedVisits, useVisitsTiles } from './visits-tiles';

/** How long what is shown of today may be old. */
const refetchIntervalMs = 20_000;

/** What they are compared with that is other days, and no other place. */
const periodsCompared = ['before', 'year', 'period'] as const;

interface VisitsProps {
  /** What can be done with all of it. */
  actions: MenuAction[];
  order: TileOrder;
}

/** What visitors did, for the days and the place that are chosen, beside what it is compared with. */
export function Visits({ actions, order }: VisitsProps) {
  const t = useEditorTexts();
  const words = usePeriodWords();
  const choice = useVisitsChoice(useNow());
  const placements = usePlacementNames();
  const visits = useVisits(choice.range);
  const compared = useVisits(choice.compared);
  const place = choice.placementId ? placements.nameOf(choice.placementId) : t('dashboard.visits.everywhere');
  const days = choice.unlike ? words.withLength : words.days;
  const other = periodsCompared.find((one) => one === choice.against);
  const against = choice.compared && {
    days: days(choice.compared),
    name: other ? t(`dashboard.visits.compared.${other}`) : placements.nameOf(choice.against),
  };
  const about = {
    subtitle: [
      ...[place, days(choice.range), choice.timeZone.replaceAll('_', ' ')],
      ...(other && against ? [t('dashboard.visits.comparedDays', against)] : []),
    ].join(' · '),
    fileName: `visits-${choice.from}-${choice.until}`,
  };
  return (
    <Section
      title={t('dashboard.visits.title')}
      action={<ActionMenu name={t('dashboard.visits.title')} actions={actions} />}
      intro={about.subtitle}
    >
      <VisitsFilters choice={choice} placements={placements.options} />
      <Loaded query={visits} skeleton={<Skeleton shape="cards" />}>
        {(loaded) => (
          <Loaded
            query={against ? compared : { ...visits, data: loaded }}
            skeleton={<Skeleton shape="cards" />}
          >
            {(loadedOther) => (
              <Tiles
                visits={loaded}
                compared={against && { visits: loadedOther, name: against.name, unlike: choice.unlike }}
                timeZone={choice.timeZone}
                about={about}
                order={order}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}

function useVisits(range: VisitsRange | null) {
  const { brand, experience } = useExperience();
  return useEndpointQuery(
    endpoints.getExperienceVisits,
    {
      params: { brandId: brand.id, experienceId: experience.id },
      query: range ?? { from: '', until: '', timeZone: 'UTC' },
    },
    { enabled: range !== null, refetchIntervalMs },
  );
}

interface TilesProps {
  visits: ExperienceVisits;
  compared: ComparedVisits | null;
  timeZone: string;
  about: { subtitle: string; fileName: string };
  order: TileOrder;
}

function Tiles({ visits, compared, timeZone, about, order }: TilesProps) {
  const tilesOf = useVisitsTiles();
  const { hidden, shown } = order.arrange(tilesOf({ visits, compared, timeZone }));
  const ids = shown.map(({ id }) => id);
  return (
    <>
      <div className={styles.tiles}>
        {shown.map((tile) => (
          <TileCard key={tile.id} tile={tile} about={about} actions={order.actions(ids, tile.id)}>
            {tile.overTime && <SeriesChart tile={tile} />}
          </TileCard>
        ))}
      </div>
      <HiddenTiles tiles={hidden} onShow={order.show} />
      <Timeline events={visits.timeline} timeZone={timeZone} />
    </>
  );
}
