import { Loaded, Skeleton, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useWords } from '../../documents/fields/use-words';
import { RunControls } from '../../runs/run-controls';
import { RunStateTag, RunTimes } from '../../runs/run-state';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import { WordsButton } from '../../words/words-button';
import styles from './polling.module.css';

/** The poll's run at each placement. */
export function PollRuns({ documentId }: { documentId: string }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { runs, summary } = useRuns();
  const words = useWords();
  const its = runs.filter((run) => run.documentId === documentId);
  const asked = summary.data?.polls[documentId]?.questions ?? [];
  const written = asked.filter(({ type }) => type === 'short-text');
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
                  <RunStateTag state={run.state} schedule={summary.data?.schedules[run.id]} />
                </div>
                <span className={common.hint}>
                  {t('polling.runs.round', { round: format.number(run.round) })} ·{' '}
                  {t('polling.runs.respondents', { count: run.respondents })}
                </span>
                <RunTimes state={run.state} schedule={summary.data?.schedules[run.id]} />
                <RunControls runs={[run]} />
                {written.length > 0 && (
                  <div className={common.buttons}>
                    {written.map(({ id, text, words: which = null }) => (
                      <WordsButton
                        key={id}
                        {...{ documentId, run, which }}
                        question={{ id, title: words(text, id) }}
                      />
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
