import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Polling() {
  return <UnfurnishedArea area="polling" />;
}
