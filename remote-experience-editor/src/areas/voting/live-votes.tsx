import { voteQuestion } from '@vitrine/shared/contract';
import { LiveRuns } from '../../runs/live-runs';
import { useEditorTexts } from '../../texts/texts';
import type { DashboardTileProps } from '../area-entry';

/** Every run of every vote, with its counts. */
export function LiveVotes({ actions, summary, runs }: DashboardTileProps) {
  const t = useEditorTexts();
  const asked = Object.fromEntries(
    Object.entries(summary.votes).map(([id, { options, protection, title }]) => [
      id,
      {
        title,
        questions: [{ id: voteQuestion, text: t('voting.runs.counts'), options }],
        said: { column: t('voting.fields.protection'), text: t(`voting.protectionSaid.${protection}`) },
      },
    ]),
  );
  return (
    <LiveRuns
      area="voting"
      title={t('voting.live.title')}
      intro={t('voting.live.intro')}
      none={t('voting.live.none')}
      asked={asked}
      runs={runs}
      schedules={summary.schedules}
      actions={actions}
    />
  );
}
