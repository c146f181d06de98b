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
import styles from './runs.module.css';

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

/** When a document's own times open or close it, on a line of its own; nothing where they do not matter any more. */
export function RunTimes(props: RunStateProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const shown = useShownState(props);
  const { closesAt, opensAt } = props.schedule ?? {};
  const line = (words: 'opens' | 'until' | 'ended', moment: string) => (
    <span className={styles.times}>{t(`runs.${words}`, { moment: format.dateTime(moment) })}</span>
  );
  if (shown === 'ready' && opensAt) return line('opens', opensAt);
  if (!closesAt || props.state === 'closed') return null;
  return line(shown === 'closed' ? 'ended' : 'until', closesAt);
}
