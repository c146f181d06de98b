import { de as aiChat } from './ai-chat/texts/de';
import { de as answerOptionVault } from './answer-option-vault/texts/de';
import { de as dashboard } from './dashboard/texts/de';
import { de as hostEditor } from './host-editor/texts/de';
import { de as manifest } from './manifest/texts/de';
import { de as polling } from './polling/texts/de';
import { de as products } from './products/texts/de';
import { de as qrCodeScheduler } from './qr-code-scheduler/texts/de';
import { de as questionVault } from './question-vault/texts/de';
import { de as scenes } from './scenes/texts/de';
import { de as surveys } from './surveys/texts/de';
import { de as theme } from './theme/texts/de';
import { de as videoWall } from './video-wall/texts/de';
import { de as videos } from './videos/texts/de';
import { de as voting } from './voting/texts/de';

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
};
