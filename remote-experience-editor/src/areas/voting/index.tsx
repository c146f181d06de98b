import { ComingArea } from '../../coming-area/coming-area';

export default function Voting() {
  return <ComingArea area="voting" />;
}
