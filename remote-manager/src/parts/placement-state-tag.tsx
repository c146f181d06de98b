import type { PlacementState } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
  PauseCircleOutlined,
  StatusTag,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

const looks = {
  active: { tone: 'success', icon: <CheckCircleOutlined /> },
  scheduled: { tone: 'accent', icon: <ClockCircleOutlined /> },
  paused: { tone: 'warning', icon: <PauseCircleOutlined /> },
  ended: { tone: 'neutral', icon: <MinusCircleOutlined /> },
  unassigned: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
} as const;

export function PlacementStateTag({ state }: { state: PlacementState }) {
  const t = useManagerTexts();
  return <StatusTag {...looks[state]}>{t(`placements.state.${state}`)}</StatusTag>;
}
