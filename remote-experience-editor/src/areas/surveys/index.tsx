import { ComingArea } from '../../coming-area/coming-area';

export default function Surveys() {
  return <ComingArea area="surveys" />;
}
