import { type QuestionType, questionTypes } from '@vitrine/shared/contract';
import { Select } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useEditorTexts } from '../texts/texts';
import { type AskedQuestionProps, Field, LanguageField } from './asked-question';

interface QuestionWordsProps extends Pick<AskedQuestionProps, 'at'> {
  /** What is around the field of a text; the field alone when left out. */
  around?: (at: `/${string}`, label: string, field: ReactNode) => ReactNode;
  /** What another type does, where more comes with it; left out: it is written. */
  onType?: (type: QuestionType) => void;
}

/** What questions of every type have: their words, and what kind of answer they want. */
export function QuestionWords({ at, around = (_, __, field) => field, onType }: QuestionWordsProps) {
  const t = useEditorTexts();
  const [text, help] = [`${at}/text`, `${at}/help`] as const;
  return (
    <>
      {around(text, t('questions.text'), <LanguageField at={text} label={t('questions.text')} multiline />)}
      {around(
        help,
        t('questions.help'),
        <LanguageField at={help} label={t('questions.help')} help={t('questions.helpHelp')} multiline />,
      )}
      <Field at={`${at}/type`} label={t('questions.type')}>
        <Select
          options={questionTypes.map((value) => ({ value, label: t(`values.type.${value}`) }))}
          {...(onType && { onChange: (type: QuestionType | null) => type && onType(type) })}
        />
      </Field>
    </>
  );
}
