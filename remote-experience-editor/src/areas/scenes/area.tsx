import { CodeSandboxOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <CodeSandboxOutlined />,
  group: 'show',
  firstStep: { text: 'scenes.firstStep', isDone: ({ hasDocuments }) => hasDocuments },
  versionAddress: { path: '/iiif', title: 'scenes.iiif.title', help: 'scenes.iiif.help' },
};
