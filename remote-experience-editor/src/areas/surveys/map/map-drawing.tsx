import { ExclamationCircleOutlined } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../../texts/texts';
import type { MapFindings } from './map-findings';
import styles from './survey-map.module.css';
import { lanesOf, type SurveyPath } from './survey-paths';

/** In pixels, as the style sheet has them too. */
const rowHeight = 52;
const boxHeight = 36;
const laneWidth = 22;
const radius = 6;

interface MapDrawingProps {
  /** `unseen`: numbers of the questions there that nobody sees. */
  stations: { id: string; name: string; isEnding: boolean; unseen: number[] }[];
  paths: SurveyPath[];
  findings: Pick<MapFindings, 'unreached' | 'faulty'>;
}

/** Pages and endings one below the other; whatever does not lead to the next goes around at the side. */
export function MapDrawing({ stations, paths, findings }: MapDrawingProps) {
  const t = useEditorTexts();
  const ways = paths.map((path) => ({
    rule: path.rule,
    isBack: path.isBack,
    from: stations.findIndex(({ id }) => id === path.from),
    to: stations.findIndex(({ id }) => id === path.to),
  }));
  const around = ways.filter(({ rule }) => rule !== null);
  const lanes = lanesOf(around);
  const isUnreached = (id: string) => findings.unreached.has(id);
  const width = (Math.max(-1, ...lanes) + 2) * laneWidth;
  const height = stations.length * rowHeight;
  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.stations}>
        {stations.map(({ id, name, isEnding, unseen }, index) => (
          <div key={id} className={styles.row}>
            <div className={styles.station} data-ending={isEnding} data-unreached={isUnreached(id)}>
              {isUnreached(id) && <ExclamationCircleOutlined />}
              <bdi className={styles.name}>{name}</bdi>
              {isUnreached(id) && <span className={styles.mark}>{t('surveys.map.unreached')}</span>}
              {unseen.length > 0 && (
                <span className={styles.mark}>
                  {t('surveys.map.unseen', { questions: unseen.join(', ') })}
                </span>
              )}
            </div>
            {ways.some(({ rule, from }) => rule === null && from === index) && <Next />}
          </div>
        ))}
      </div>
      <svg
        aria-hidden="true"
        className={styles.ways}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {around.map(({ from, isBack, rule, to }, index) => {
          const x = ((lanes[index] ?? 0) + 1) * laneWidth;
          // What leaves a page and what arrives there do not lie upon each other.
          const [start, end] = [from * rowHeight + boxHeight * 0.7, to * rowHeight + boxHeight * 0.3];
          const bend = end > start ? radius : -radius;
          const isFaulty = rule !== null && findings.faulty.has(rule);
          return (
            <g key={rule} data-faulty={isFaulty}>
              <path
                data-back={isBack}
                d={`M0 ${start}H${x - radius}q${radius} 0 ${radius} ${bend}V${end - bend}q0 ${bend} ${-radius} ${bend}H2`}
              />
              <path className={styles.head} d={`M0 ${end}l7 -4v8z`} />
              <text x={x} y={(start + end) / 2}>
                {isFaulty ? `${rule} !` : rule}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** From a page to the one below it. */
const Next = () => (
  <svg
    aria-hidden="true"
    className={styles.next}
    width="12"
    height={rowHeight - boxHeight}
    viewBox="0 0 12 16"
  >
    <path d="M6 0V12" />
    <path className={styles.head} d="M6 16l-4 -7h8z" />
  </svg>
);
