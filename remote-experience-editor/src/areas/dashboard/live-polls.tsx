import { type ExperienceSummary, type Run, textIn } from '@vitrine/shared/contract';
import { useExperience } from '../../experience/experience-context';
import { Bars } from '../../figures/bars';
import { RunControls } from '../../runs/run-controls';
import { RunStateTag } from '../../runs/run-state';
import { useEditorTexts } from '../../texts/texts';
import styles from './dashboard.module.css';

/** Every run of every poll, with its counts. */
export function LivePolls({ summary, runs }: { summary: ExperienceSummary; runs: Run[] }) {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const text = (map: Record<string, string>) =>
    textIn(map, language, baseLanguage) || t('documents.untitled');
  const known = runs.filter((run) => summary.polls[run.documentId]);
  if (known.length === 0) return <p className={styles.nothing}>{t('dashboard.noPolls')}</p>;
  return (
    <ul className={styles.polls}>
      {known.map((run) => {
        const poll = summary.polls[run.documentId];
        return (
          <li key={run.id} className={styles.poll}>
            <div className={styles.pollHead}>
              <div>
                <h3 dir="auto">{text(poll?.title ?? {})}</h3>
                <span dir="auto">
                  {run.placementName} · {t('dashboard.votes', { count: run.respondents })}
                </span>
              </div>
              <RunStateTag state={run.state} />
            </div>
            {poll?.questions.map((question) => (
              <Bars
                key={question.id}
                title={text(question.text)}
                bars={question.options.map(({ id, label }) => ({
                  id,
                  label: text(label),
                  count: run.tallies[question.id]?.[id] ?? 0,
                }))}
                respondents={run.respondents}
              />
            ))}
            <RunControls run={run} />
          </li>
        );
      })}
    </ul>
  );
}
