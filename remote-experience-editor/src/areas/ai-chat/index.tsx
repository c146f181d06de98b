import { ComingArea } from '../../coming-area/coming-area';

export default function AiChat() {
  return <ComingArea area="ai-chat" />;
}
