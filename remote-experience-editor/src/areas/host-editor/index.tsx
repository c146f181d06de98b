import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function HostEditor() {
  return <UnfurnishedArea area="host-editor" />;
}
