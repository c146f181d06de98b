import type { Area } from '@vitrine/shared/contract/areas/list';
import { en as aiChat } from './ai-chat/texts/en';
import { en as answerOptionVault } from './answer-option-vault/texts/en';
import { en as dashboard } from './dashboard/texts/en';
import { en as hostEditor } from './host-editor/texts/en';
import { en as manifest } from './manifest/texts/en';
import { en as polling } from './polling/texts/en';
import { en as products } from './products/texts/en';
import { en as qrCodeScheduler } from './qr-code-scheduler/texts/en';
import { en as questionVault } from './question-vault/texts/en';
import { en as scenes } from './scenes/texts/en';
import { en as surveys } from './surveys/texts/en';
import { en as theme } from './theme/texts/en';
import { en as videoWall } from './video-wall/texts/en';
import { en as videos } from './videos/texts/en';
import { en as voting } from './voting/texts/en';

/** What the frame asks of every area’s texts. */
interface AreaTexts {
  /** What the area is for, in one sentence. */
  intro: string;
}

/** What every area says, under its route segment. */
export const areaTexts = {
  dashboard,
  scenes,
  voting,
  'question-vault': questionVault,
  'answer-option-vault': answerOptionVault,
  polling,
  surveys,
  videos,
  products,
  'video-wall': videoWall,
  'qr-code-scheduler': qrCodeScheduler,
  theme,
  'host-editor': hostEditor,
  'ai-chat': aiChat,
  manifest,
} satisfies Record<Area, AreaTexts>;
