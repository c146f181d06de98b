import { type Condition, testsOf } from '@vitrine/shared/contract';
import { placed } from '../../../documents/page/place';
import type { SurveyPartProps } from '../survey-editing';
import { groupOf } from './group';
import { GroupFields } from './group-fields';

interface ConditionFieldsProps extends Pick<SurveyPartProps, 'survey' | 'readOnly'> {
  /** JSON pointer of the condition. */
  at: string;
  label: string;
  condition: Condition;
  onChange: (condition: Condition) => void;
}

/** When something of a survey holds: tests of answers and variables, joined by "and" and "or". */
export function ConditionFields({ at, label, condition, ...rest }: ConditionFieldsProps) {
  return (
    <div {...placed(at)}>
      <GroupFields
        {...rest}
        at={at}
        label={label}
        number=""
        level={1}
        tests={testsOf(condition).length}
        group={groupOf(condition)}
      />
    </div>
  );
}
