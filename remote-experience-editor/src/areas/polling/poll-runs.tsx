import { Loaded, Skeleton, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { RunControls } from '../../runs/run-controls';
import { RunStateTag } from '../../runs/run-state';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import styles from './polling.module.css';

/** The poll's run at each placement. */
export function PollRuns({ documentId }: { documentId: string }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { runs, summary } = useRuns();
  const its = runs.filter((run) => run.documentId === documentId);
  return (
    <Loaded query={summary} skeleton={<Skeleton shape="rows" count={2} />}>
      {() =>
        its.length === 0 ? (
          <p className={common.hint}>{t('polling.runs.none')}</p>
        ) : (
          <ul className={styles.runs}>
            {its.map((run) => (
              <li key={run.id}>
                <div className={styles.runHead}>
                  <strong dir="auto">{run.placementName}</strong>
                  <RunStateTag state={run.state} />
                </div>
                <span className={common.hint}>
                  {t('polling.runs.round', { round: format.number(run.round) })} ·{' '}
                  {t('polling.runs.respondents', { count: run.respondents })}
                </span>
                <RunControls run={run} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
