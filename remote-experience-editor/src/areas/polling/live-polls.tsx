import { textIn } from '@vitrine/shared/contract';
import { Section } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { Bars } from '../../figures/bars';
import { RunControls } from '../../runs/run-controls';
import { RunStateTag } from '../../runs/run-state';
import { useEditorTexts } from '../../texts/texts';
import type { DashboardTileProps } from '../area-entry';
import styles from './polling.module.css';

/** Every run of every poll, with its counts. */
export function LivePolls({ summary, runs }: DashboardTileProps) {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const text = (map: Record<string, string>) =>
    textIn(map, language, baseLanguage) || t('documents.untitled');
  const known = runs.filter((run) => summary.polls[run.documentId]);
  return (
    <Section title={t('polling.live.title')} intro={t('polling.live.intro')}>
      {known.length === 0 ? (
        <p className={common.hint}>{t('polling.live.none')}</p>
      ) : (
        <ul className={styles.livePolls}>
          {known.map((run) => {
            const poll = summary.polls[run.documentId];
            return (
              <li key={run.id} className={styles.livePoll}>
                <div className={styles.livePollHead}>
                  <div>
                    <h3 dir="auto">{text(poll?.title ?? {})}</h3>
                    <span dir="auto">
                      {run.placementName} · {t('polling.live.answers', { count: run.respondents })}
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
      )}
    </Section>
  );
}
