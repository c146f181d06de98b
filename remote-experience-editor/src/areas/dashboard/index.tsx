import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Dashboard() {
  return <UnfurnishedArea area="dashboard" />;
}
