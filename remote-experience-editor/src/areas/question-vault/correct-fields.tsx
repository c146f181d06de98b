import { inOrder, textIn, type VaultQuestion } from '@vitrine/shared/contract';
import { LabelledField, NumberField, Section, Switch } from '@vitrine/shared/ui';
import { generateNKeysBetween } from 'fractional-indexing';
import common from '../../common/common.module.css';
import { CommittedField } from '../../documents/fields/committed-field';
import { newEntryId } from '../../documents/store/entry-id';
import { given } from '../../documents/store/given';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { QuestionPartProps } from './question-editing';

type Correct = NonNullable<VaultQuestion['correct']>;

/** What is right, for types where something can be. */
export function CorrectFields(props: QuestionPartProps) {
  const t = useEditorTexts();
  const fields = fieldsOf(props);
  if (!fields) return null;
  return (
    <Section title={t('question-vault.correct')} intro={t('question-vault.correctIntro')}>
      {fields}
    </Section>
  );
}

function fieldsOf(props: QuestionPartProps) {
  switch (props.question.type) {
    case 'single':
    case 'multiple':
    case 'picture':
      return <RightOptions {...props} />;
    case 'number':
      return <RightNumber {...props} />;
    case 'short-text':
      return <RightTexts {...props} />;
    default:
      return null;
  }
}

const changing =
  ({ editing }: QuestionPartProps) =>
  (name: string, change: (correct: Correct) => { [key in keyof Correct]: Correct[key] | undefined }) =>
    editing.run(`correct:${name}`, ({ correct = {}, ...others }) => {
      const next = given<Correct>({ ...correct, ...change(correct) });
      return { ...others, ...(Object.keys(next).length > 0 && { correct: next }) };
    });

function RightOptions(props: QuestionPartProps) {
  const { question, readOnly } = props;
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const change = changing(props);
  return inOrder(question.options).map(([id, { label }], index) => (
    <LabelledField
      key={id}
      label={textIn(label, language, baseLanguage) || t('vaults.option', { number: index + 1 })}
    >
      <Switch
        value={question.correct?.options?.[id] ?? false}
        disabled={readOnly}
        onChange={(right) =>
          change(id, ({ options = {} }) => {
            const { [id]: _, ...others } = options;
            const next = right ? { ...others, [id]: true as const } : others;
            return { options: Object.keys(next).length > 0 ? next : undefined };
          })
        }
      />
    </LabelledField>
  ));
}

function RightNumber(props: QuestionPartProps) {
  const { question, readOnly } = props;
  const t = useEditorTexts();
  const change = changing(props);
  const right = question.correct?.number;
  return (
    <div className={common.pair}>
      <LabelledField label={t('question-vault.correctNumber')}>
        <NumberField
          disabled={readOnly}
          value={right?.value ?? null}
          onChange={(value) =>
            change('number', ({ number }) => ({
              number: value === null ? undefined : { value, tolerance: number?.tolerance ?? 0 },
            }))
          }
        />
      </LabelledField>
      {right && (
        <LabelledField label={t('question-vault.tolerance')}>
          <NumberField
            min={0}
            disabled={readOnly}
            value={right.tolerance}
            onChange={(tolerance) =>
              change('tolerance', ({ number }) => ({
                number: number && { ...number, tolerance: tolerance ?? 0 },
              }))
            }
          />
        </LabelledField>
      )}
    </div>
  );
}

function RightTexts(props: QuestionPartProps) {
  const { question } = props;
  const t = useEditorTexts();
  const change = changing(props);
  return (
    <CommittedField
      label={t('question-vault.correctTexts')}
      at="/correct"
      help={t('question-vault.correctTextsHelp')}
      multiline
      maxLength={5000}
      value={inOrder(question.correct?.texts ?? {})
        .map(([, { text }]) => text)
        .join('\n')}
      onCommit={(typed) =>
        change('texts', () => {
          const lines = typed.split('\n').map((line) => line.trim().slice(0, 255));
          const texts = lines.filter(Boolean).slice(0, 50);
          const keys = generateNKeysBetween(null, null, texts.length);
          const entries = texts.map((text, place) => [newEntryId(), { order: keys[place] ?? 'a0', text }]);
          return { texts: texts.length > 0 ? Object.fromEntries(entries) : undefined };
        })
      }
    />
  );
}
