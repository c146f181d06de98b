import { LiveRuns } from '../../runs/live-runs';
import { useEditorTexts } from '../../texts/texts';
import type { DashboardTileProps } from '../area-entry';

/** A long survey's results show the others. */
const shownQuestions = 3;

/** Every run of every survey, with what was chosen in its first questions: of those whose counts tell how many answered them. */
export function LiveSurveys({ actions, summary, runs }: DashboardTileProps) {
  const t = useEditorTexts();
  const asked = Object.fromEntries(
    Object.entries(summary.surveys).map(([id, { questions, title }]) => [
      id,
      { title, questions: questions.filter(({ type }) => type === 'single').slice(0, shownQuestions) },
    ]),
  );
  return (
    <LiveRuns
      area="surveys"
      tab="results"
      ofThoseAsked
      title={t('surveys.live.title')}
      intro={t('surveys.live.intro')}
      none={t('surveys.live.none')}
      asked={asked}
      runs={runs}
      schedules={summary.schedules}
      actions={actions}
    />
  );
}
