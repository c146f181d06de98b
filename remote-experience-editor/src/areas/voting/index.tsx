import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Voting() {
  return <UnfurnishedArea area="voting" />;
}
