import type { Area } from '@vitrine/shared/contract/areas/list';
import aiChat from './ai-chat/texts/en.json';
import answerOptionVault from './answer-option-vault/texts/en.json';
import dashboard from './dashboard/texts/en.json';
import hostEditor from './host-editor/texts/en.json';
import manifest from './manifest/texts/en.json';
import polling from './polling/texts/en.json';
import products from './products/texts/en.json';
import qrCodeScheduler from './qr-code-scheduler/texts/en.json';
import questionVault from './question-vault/texts/en.json';
import scenes from './scenes/texts/en.json';
import surveys from './surveys/texts/en.json';
import theme from './theme/texts/en.json';
import videoWall from './video-wall/texts/en.json';
import videos from './videos/texts/en.json';
import voting from './voting/texts/en.json';

/** What the frame asks of every area’s texts. */
interface AreaTexts {
  /** What the area is for, in one sentence. */
  intro: string;
}

/** Every area’s English texts, under its route segment. */
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
