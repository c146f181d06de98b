import type { ExperienceSummary, Run } from '@vitrine/shared/contract';
import { useFormat, useNow } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from './dashboard.module.css';

/** The few numbers that matter most. */
export function Figures({ summary, runs }: { summary: ExperienceSummary; runs: Run[] }) {
  const t = useEditorTexts();
  const format = useFormat();
  const now = useNow();
  const { experience } = useExperience();
  // The summary counts what was there when it was asked for; what came since is in the runs.
  const since = respondents(runs) - respondents(summary.runs);
  const figures = [
    {
      label: t('dashboard.activePlacements'),
      value: format.number(summary.activePlacements),
      about: t('dashboard.ofPlacements', { count: format.number(summary.placements) }),
    },
    {
      label: t('dashboard.responses'),
      value: format.number(summary.responses + Math.max(0, since)),
      about: t('dashboard.responsesHelp'),
    },
    {
      label: t('dashboard.openRuns'),
      value: format.number(runs.filter(({ state }) => state === 'open').length),
    },
    {
      label: t('dashboard.version'),
      value: experience.publishedVersion
        ? format.number(experience.publishedVersion)
        : t('dashboard.noVersion'),
      about: experience.publishedAt ? format.relative(experience.publishedAt, now) : '',
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, about }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {about && <dd className={styles.about}>{about}</dd>}
        </div>
      ))}
    </dl>
  );
}

const respondents = (runs: Run[]) => runs.reduce((sum, run) => sum + run.respondents, 0);
