import { ComingArea } from '../../coming-area/coming-area';

export default function QrCodeScheduler() {
  return <ComingArea area="qr-code-scheduler" />;
}
