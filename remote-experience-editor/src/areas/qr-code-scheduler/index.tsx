import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function QrCodeScheduler() {
  return <UnfurnishedArea area="qr-code-scheduler" />;
}
