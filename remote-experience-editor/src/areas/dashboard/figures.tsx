import type { Run } from '@vitrine/shared/contract';
import { Section, useFormat, useNow } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { TileMenu } from '../../tiles/tile-menu';
import type { DashboardTileProps } from '../area-entry';
import styles from './dashboard.module.css';

/** The few numbers that matter most. */
export function Figures({ actions, summary, runs }: DashboardTileProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const now = useNow();
  const { experience } = useExperience();
  // The summary counts what was there when it was asked for; what came since is in the runs.
  const since = respondents(runs) - respondents(summary.runs);
  const figures = [
    {
      id: 'placements',
      label: t('dashboard.activePlacements'),
      count: summary.activePlacements,
      about: t('dashboard.ofPlacements', { count: format.number(summary.placements) }),
    },
    {
      id: 'responses',
      label: t('dashboard.responses'),
      count: summary.responses + Math.max(0, since),
      about: t('dashboard.responsesHelp'),
    },
    {
      id: 'runs',
      label: t('dashboard.openRuns'),
      count: runs.filter(({ state }) => state === 'open').length,
    },
    {
      id: 'version',
      label: t('dashboard.version'),
      count: experience.publishedVersion || null,
      about: experience.publishedAt ? format.relative(experience.publishedAt, now) : '',
    },
  ];
  const title = t('dashboard.present');
  const tile = {
    id: 'present',
    title,
    missing: null,
    mixed: true,
    columns: [t('dashboard.visits.first.at-a-glance'), t('dashboard.visits.count')],
    rows: figures.map(({ count, id, label }) => ({ id, label, counts: [count] })),
  };
  return (
    <Section
      title={title}
      action={
        <TileMenu
          tile={tile}
          subtitle={format.dateTime(new Date(now).toISOString())}
          more={actions}
          fileName={`present-${new Date(now).toISOString().slice(0, 10)}`}
        />
      }
    >
      <dl className={styles.figures}>
        {figures.map(({ id, label, count, about }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{count === null ? t('dashboard.noVersion') : format.number(count)}</dd>
            {about && <dd className={styles.about}>{about}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}

const respondents = (runs: Run[]) => runs.reduce((sum, run) => sum + run.respondents, 0);
