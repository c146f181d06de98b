import { UnfurnishedArea } from '../../unfurnished-area/unfurnished-area';

export default function AnswerOptionVault() {
  return <UnfurnishedArea area="answer-option-vault" />;
}
