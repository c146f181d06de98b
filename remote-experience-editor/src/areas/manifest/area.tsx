import { FileDoneOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <FileDoneOutlined />,
  group: 'reach',
  firstStep: { text: 'manifest.firstStep', isDone: ({ experience }) => experience.publishedVersion !== null },
};
