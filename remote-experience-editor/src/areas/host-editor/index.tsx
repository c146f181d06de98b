import { ComingArea } from '../../coming-area/coming-area';

export default function HostEditor() {
  return <ComingArea area="host-editor" />;
}
