import type { RunState } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  StatusTag,
} from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

const looks = {
  ready: { tone: 'neutral', icon: <ClockCircleOutlined /> },
  open: { tone: 'success', icon: <PlayCircleOutlined /> },
  paused: { tone: 'warning', icon: <PauseCircleOutlined /> },
  closed: { tone: 'neutral', icon: <CheckCircleOutlined /> },
} as const;

export function RunStateTag({ state }: { state: RunState }) {
  const t = useEditorTexts();
  return <StatusTag {...looks[state]}>{t(`runs.states.${state}`)}</StatusTag>;
}
