import {
  inOrder,
  type LanguageMap,
  type SurveyQuestion,
  type SurveyTest,
  surveyLimits,
} from '@vitrine/shared/contract';
import { NumberField, Select, TextField } from '@vitrine/shared/ui';
import { useWords } from '../../../documents/fields/use-words';
import { useEditorTexts } from '../../../texts/texts';

interface TestValueProps {
  test: SurveyTest;
  /** null where it is gone, and for variables. */
  asked: SurveyQuestion | null;
  readOnly: boolean;
  onChange: (test: SurveyTest) => void;
}

/** What a test compares with; nothing where what it asks says all. */
export function TestValue({ test, asked, readOnly, onChange }: TestValueProps) {
  const t = useEditorTexts();
  switch (test.kind) {
    case 'row':
      return (
        <>
          <EntrySelect
            label={t('surveys.condition.row')}
            entries={asked?.rows ?? {}}
            unnamed={(number) => t('questions.row', { number })}
            value={test.row}
            disabled={readOnly || !asked}
            onChange={(row) => onChange({ ...test, row })}
          />
          <OptionSelect {...{ test, asked, readOnly }} onChange={(option) => onChange({ ...test, option })} />
        </>
      );
    case 'chosen':
    case 'first':
      return (
        <OptionSelect {...{ test, asked, readOnly }} onChange={(option) => onChange({ ...test, option })} />
      );
    case 'number':
    case 'variable':
      return (
        <NumberField
          label={t('surveys.condition.number')}
          min={-surveyLimits.largestValue}
          max={surveyLimits.largestValue}
          value={test.number}
          disabled={readOnly}
          onChange={(number) => number !== null && onChange({ ...test, number })}
        />
      );
    case 'date':
      return (
        <TextField
          type="date"
          label={t('surveys.condition.date')}
          value={test.date}
          disabled={readOnly}
          onChange={(date) => date && onChange({ ...test, date })}
        />
      );
    default:
      return null;
  }
}

interface OptionSelectProps extends Omit<TestValueProps, 'onChange'> {
  test: Extract<SurveyTest, { option: string }>;
  onChange: (option: string) => void;
}

function OptionSelect({ test, asked, readOnly, onChange }: OptionSelectProps) {
  const t = useEditorTexts();
  return (
    <EntrySelect
      label={t('surveys.condition.option')}
      entries={asked?.options ?? {}}
      unnamed={(number) => t('vaults.option', { number })}
      value={test.option}
      disabled={readOnly || !asked}
      onChange={onChange}
    />
  );
}

interface EntrySelectProps {
  label: string;
  entries: Record<string, { order: string; label: LanguageMap }>;
  unnamed: (number: number) => string;
  value: string;
  disabled: boolean;
  onChange: (id: string) => void;
}

/** One of a question's options or rows. One that is gone is shown as such while it is chosen. */
function EntrySelect({ label, entries, unnamed, value, disabled, onChange }: EntrySelectProps) {
  const t = useEditorTexts();
  const words = useWords();
  const options = inOrder(entries).map(([id, entry], index) => ({
    value: id,
    label: words(entry.label, unnamed(index + 1)),
  }));
  return (
    <Select
      label={label}
      searchable
      value={value}
      options={Object.hasOwn(entries, value) ? options : [{ value, label: t('surveys.gone') }, ...options]}
      disabled={disabled}
      onChange={(id) => id && onChange(id)}
    />
  );
}
