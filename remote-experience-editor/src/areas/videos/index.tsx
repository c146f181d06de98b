import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Videos() {
  return <UnfurnishedArea area="videos" />;
}
