import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function Surveys() {
  return <UnfurnishedArea area="surveys" />;
}
