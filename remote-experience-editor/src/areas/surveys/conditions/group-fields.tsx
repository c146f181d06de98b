import { type Condition, surveyLimits } from '@vitrine/shared/contract';
import { Button, Choice, PlusOutlined } from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { useFocusOnNew } from '../../../documents/page/use-focus-on-new';
import { useEditorTexts } from '../../../texts/texts';
import type { SurveyPartProps } from '../survey-editing';
import styles from './conditions.module.css';
import { type Group, mostLevels, withPart } from './group';
import { TestFields } from './test-fields';
import { useSubjects } from './use-subjects';

interface GroupFieldsProps extends Pick<SurveyPartProps, 'survey' | 'readOnly'> {
  /** JSON pointer of the group. */
  at: string;
  label: string;
  /** "2.1" of the first part of the second; '' of the whole condition. */
  number: string;
  /** From 1. */
  level: number;
  /** How many there are in the whole condition. */
  tests: number;
  group: Group;
  onChange: (group: Condition) => void;
  onRemove?: () => void;
}

/** Tests and groups of them, of which all have to hold, or one. */
export function GroupFields(props: GroupFieldsProps) {
  const { survey, readOnly, at, label, number, level, tests, group, onChange, onRemove } = props;
  const t = useEditorTexts();
  const focusOn = useFocusOnNew();
  const { firstTest } = useSubjects(survey);
  const { kind, of } = group;
  const add = (part: Condition) => {
    onChange({ ...group, of: [...of, part] });
    focusOn(`${at}/of/${of.length}`);
  };
  const partNumber = (index: number) => (number ? `${number}.${index + 1}` : String(index + 1));
  const isFull = tests >= surveyLimits.testsPerCondition;
  return (
    <fieldset className={level === 1 ? styles.whole : styles.group}>
      <legend>{label}</legend>
      {(of.length > 1 || (of.length === 0 && kind === 'any')) && (
        <div>
          <Choice
            label={t('surveys.condition.joined', { name: label })}
            options={[
              { value: 'all', label: t('surveys.condition.all') },
              { value: 'any', label: t('surveys.condition.any') },
            ]}
            value={kind}
            disabled={readOnly}
            onChange={(next) => onChange({ ...group, kind: next })}
          />
        </div>
      )}
      {of.length === 0 && (
        <p className={common.hint}>
          {t(kind === 'all' ? 'surveys.condition.always' : 'surveys.condition.never')}
        </p>
      )}
      {of.map((part, index) => {
        const shared = {
          survey,
          readOnly,
          at: `${at}/of/${index}`,
          number: partNumber(index),
          onRemove: () => onChange(withPart(group, index, null)),
        };
        const change = (next: Condition) => onChange(withPart(group, index, next));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a test has no other name than its place
          <div key={index} className={styles.part}>
            {index > 0 && (
              <span className={common.small}>
                {t(kind === 'all' ? 'surveys.condition.and' : 'surveys.condition.or')}
              </span>
            )}
            {'of' in part ? (
              <GroupFields
                {...shared}
                label={t('surveys.condition.group', { number: shared.number })}
                level={level + 1}
                tests={tests}
                group={part}
                onChange={change}
              />
            ) : (
              <TestFields {...shared} test={part} onChange={change} />
            )}
          </div>
        );
      })}
      {!readOnly && (
        <div className={common.buttons}>
          <Button
            icon={<PlusOutlined />}
            aria-label={number ? t('surveys.condition.addTo', { number }) : undefined}
            disabled={!firstTest || isFull}
            onClick={() => firstTest && add(firstTest)}
          >
            {t('surveys.condition.add')}
          </Button>
          {level < mostLevels && of.length > 0 && (
            <Button
              kind="quiet"
              aria-label={number ? t('surveys.condition.addGroupTo', { number }) : undefined}
              disabled={!firstTest || isFull}
              onClick={() => firstTest && add({ kind: kind === 'all' ? 'any' : 'all', of: [firstTest] })}
            >
              {t('surveys.condition.addGroup')}
            </Button>
          )}
          {onRemove && (
            <Button kind="quiet" onClick={onRemove}>
              {t('surveys.condition.removeGroup', { number })}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
