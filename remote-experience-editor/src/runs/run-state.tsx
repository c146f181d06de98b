import type { RunSchedule, RunState } from '@vitrine/shared/contract';
import { scheduledState } from '@vitrine/shared/contract/responses/scheduled-state';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  StatusTag,
  useFormat,
  useNow,
} from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

const looks = {
  ready: { tone: 'neutral', icon: <ClockCircleOutlined /> },
  open: { tone: 'success', icon: <PlayCircleOutlined /> },
  paused: { tone: 'warning', icon: <PauseCircleOutlined /> },
  closed: { tone: 'neutral', icon: <CheckCircleOutlined /> },
} as const;

interface RunStateProps {
  /** Of the run. */
  state: RunState;
  /** Of its document, where that has times of its own. */
  schedule?: RunSchedule | undefined;
}

/** The state that visitors find: what is open is so within the times of its document only. */
const useShownState = ({ schedule = {}, state }: RunStateProps) =>
  scheduledState(state, schedule, 'UTC', useNow());

export function RunStateTag(props: RunStateProps) {
  const t = useEditorTexts();
  const shown = useShownState(props);
  return <StatusTag {...looks[shown]}>{t(`runs.states.${shown}`)}</StatusTag>;
}

/** When a document's own times open or close it; nothing where they do not matter any more. */
export function RunTimes(props: RunStateProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const shown = useShownState(props);
  const { closesAt, opensAt } = props.schedule ?? {};
  if (shown === 'ready' && opensAt) return t('runs.opens', { moment: format.dateTime(opensAt) });
  if (!closesAt || props.state === 'closed') return null;
  return t(shown === 'closed' ? 'runs.ended' : 'runs.until', { moment: format.dateTime(closesAt) });
}
