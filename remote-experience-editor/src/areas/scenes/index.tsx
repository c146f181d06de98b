import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Scenes() {
  return <UnfurnishedArea area="scenes" />;
}
