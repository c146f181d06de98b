import { LiveRuns } from '../../runs/live-runs';
import { useEditorTexts } from '../../texts/texts';
import type { DashboardTileProps } from '../area-entry';
import { hasFiguresOfItsOwn, PollFigures } from './poll-figures';
import { usePollCounts } from './use-poll-counts';

/** Every run of every poll, with its counts. */
export function LivePolls({ actions, summary, runs }: DashboardTileProps) {
  const t = useEditorTexts();
  const countsOf = usePollCounts();
  return (
    <LiveRuns
      area="polling"
      title={t('polling.live.title')}
      intro={t('polling.live.intro')}
      none={t('polling.live.none')}
      asked={summary.polls}
      runs={runs}
      schedules={summary.schedules}
      actions={actions}
      countsOf={(question, { tallies }) =>
        countsOf(question, tallies[question.id] ?? {}).flatMap(({ bars, id, label }) =>
          bars.map((bar) => ({
            ...bar,
            id: `${id} ${bar.id}`,
            label: label ? `${label}: ${bar.label}` : bar.label,
          })),
        )
      }
      figuresOf={(question, { tallies }, title) =>
        hasFiguresOfItsOwn(question) ? (
          <PollFigures question={question} title={title} counts={tallies[question.id] ?? {}} />
        ) : null
      }
    />
  );
}
