import type { Area } from '@vitrine/shared/contract/areas/list';
import { area as aiChat } from './ai-chat/area';
import { area as answerOptionVault } from './answer-option-vault/area';
import type { AreaEntry } from './area-entry';
import { area as dashboard } from './dashboard/area';
import { area as hostEditor } from './host-editor/area';
import { area as manifest } from './manifest/area';
import { area as polling } from './polling/area';
import { area as products } from './products/area';
import { area as qrCodeScheduler } from './qr-code-scheduler/area';
import { area as questionVault } from './question-vault/area';
import { area as scenes } from './scenes/area';
import { area as surveys } from './surveys/area';
import { area as theme } from './theme/area';
import { area as videoWall } from './video-wall/area';
import { area as videos } from './videos/area';
import { area as voting } from './voting/area';

/** Every area, in the order in which the side menu shows those of one group. Their texts are collected in texts.ts. */
export const areaRegistry: Record<Area, AreaEntry> = {
  dashboard,
  scenes,
  products,
  videos,
  'video-wall': videoWall,
  voting,
  polling,
  surveys,
  'question-vault': questionVault,
  'answer-option-vault': answerOptionVault,
  theme,
  'host-editor': hostEditor,
  'ai-chat': aiChat,
  'qr-code-scheduler': qrCodeScheduler,
  manifest,
};

export const areaEntries = Object.entries(areaRegistry) as [Area, AreaEntry][];
