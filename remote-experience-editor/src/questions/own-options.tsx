import { arrangement } from '@vitrine/shared/contract';
import { Select } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { OptionRows } from '../vaults/option-rows';
import { type AskedQuestionProps, Field } from './asked-question';

interface OwnOptionsProps extends AskedQuestionProps {
  /** What the list is called; "Options" when left out. */
  label?: string;
  /** As many as there may be; left out: as many as questions anywhere may have. */
  most?: number;
}

/** The options of a question that come from no vault, and how they are arranged. */
export function OwnOptions({ at, question, label, most, readOnly, onChange }: OwnOptionsProps) {
  const t = useEditorTexts();
  return (
    <>
      {question.type !== 'matrix' && (
        <Field at={`${at}/arrangement`} label={t('vaults.arrangement')}>
          <Select
            value={question.arrangement}
            options={arrangement.options.map((value) => ({
              value,
              label: t(`values.arrangement.${value}`),
            }))}
          />
        </Field>
      )}
      <OptionRows
        options={question.options}
        at={`${at}/options`}
        {...(label && { label })}
        {...(most !== undefined && { most })}
        readOnly={readOnly}
        onChange={(name, change) => onChange(name, ({ options }) => ({ options: change(options) }))}
      />
    </>
  );
}
