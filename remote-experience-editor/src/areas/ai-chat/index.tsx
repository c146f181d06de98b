import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function AiChat() {
  return <UnfurnishedArea area="ai-chat" />;
}
