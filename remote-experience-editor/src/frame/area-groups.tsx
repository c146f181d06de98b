import type { Area } from '@vitrine/shared/contract/areas/list';
import {
  AppstoreOutlined,
  BarChartOutlined,
  BgColorsOutlined,
  CodeSandboxOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  FormOutlined,
  LikeOutlined,
  OrderedListOutlined,
  QrcodeOutlined,
  QuestionCircleOutlined,
  RobotOutlined,
  ShoppingOutlined,
  SmileOutlined,
  VideoCameraOutlined,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';

/** What belongs together in the side menu: what one comes for, not what it is made of. */
export const areaGroups = [
  { key: 'overview', areas: ['dashboard'] },
  { key: 'show', areas: ['scenes', 'products', 'videos', 'video-wall'] },
  { key: 'ask', areas: ['voting', 'polling', 'surveys', 'question-vault', 'answer-option-vault'] },
  { key: 'voice', areas: ['theme', 'host-editor', 'ai-chat'] },
  { key: 'reach', areas: ['qr-code-scheduler', 'manifest'] },
] as const satisfies { key: string; areas: Area[] }[];

export const areaIcons: Record<Area, ReactNode> = {
  dashboard: <DashboardOutlined />,
  scenes: <CodeSandboxOutlined />,
  products: <ShoppingOutlined />,
  videos: <VideoCameraOutlined />,
  'video-wall': <AppstoreOutlined />,
  voting: <LikeOutlined />,
  polling: <BarChartOutlined />,
  surveys: <FormOutlined />,
  'question-vault': <QuestionCircleOutlined />,
  'answer-option-vault': <OrderedListOutlined />,
  theme: <BgColorsOutlined />,
  'host-editor': <SmileOutlined />,
  'ai-chat': <RobotOutlined />,
  'qr-code-scheduler': <QrcodeOutlined />,
  manifest: <FileDoneOutlined />,
};
