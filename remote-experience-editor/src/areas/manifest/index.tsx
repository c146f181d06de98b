import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Manifest() {
  return <UnfurnishedArea area="manifest" />;
}
