import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Theme() {
  return <UnfurnishedArea area="theme" />;
}
