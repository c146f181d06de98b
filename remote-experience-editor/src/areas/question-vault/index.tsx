import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function QuestionVault() {
  return <UnfurnishedArea area="question-vault" />;
}
