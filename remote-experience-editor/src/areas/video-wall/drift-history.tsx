import { endpoints, type HungScreen } from '@vitrine/shared/contract';
import { useEndpointQuery, useFormat } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from './video-wall.module.css';

const dayMs = 24 * 3600_000;
/** The line is drawn in these units, and fills its place. */
const [width, height] = [288, 40];
/** A screen that is never further off than this has a flat line. */
const leastMs = 40;
const refetchIntervalMs = 60_000;

/** How far a screen was from the wall's time in the last 24 hours, as a line. */
export function DriftHistory({ screen }: { screen: HungScreen }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { brand } = useExperience();
  const { data } = useEndpointQuery(
    endpoints.listWallDrifts,
    { params: { brandId: brand.id, wallScreenId: screen.id } },
    { refetchIntervalMs },
  );
  const points = (data?.items ?? []).flatMap(({ at, driftMs }) => (driftMs === null ? [] : { at, driftMs }));
  const last = points.at(-1);
  // One point is no line.
  if (!last || points.length < 2) return null;
  const most = Math.max(...points.map(({ driftMs }) => Math.abs(driftMs)));
  const scale = height / 2 / Math.max(most, leastMs);
  const since = Date.parse(last.at) - dayMs;
  const line = points
    .map(({ at, driftMs }, index) => {
      const x = ((Date.parse(at) - since) / dayMs) * width;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(height / 2 - driftMs * scale).toFixed(1)}`;
    })
    .join('');
  const label = t('video-wall.screens.historyOf', {
    name: screen.name,
    ms: format.number(Math.round(most)),
  });
  return (
    <svg
      className={styles.history}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line x1="0" x2={width} y1={height / 2} y2={height / 2} />
      <path d={line} />
    </svg>
  );
}
