import { type LanguageMap, textIn } from '@vitrine/shared/contract';
import { LabelledField, TextArea, TextField } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import { placed } from '../page/place';
import { useField } from './edited-document';

interface LanguageFieldProps {
  label: string;
  help?: string;
  /** What else is written with it. */
  onChange?: (value: LanguageMap) => void;
  multiline?: boolean;
  /** The label is read out only; the place says what it is. */
  labelHidden?: boolean;
  placeholder?: string;
  /** Of one line: Enter was pressed in it. */
  onEnter?: () => void;
  /** @returns whether what was pasted is taken already, and does not go into the field. */
  onPasted?: (text: string) => boolean;
  /** JSON pointer of what is written here: findings lead to it. */
  at: string;
}

/** Text that visitors read, in the language chosen at the top. Says what they see while it is not translated. */
export function LanguageField(props: LanguageFieldProps) {
  const { at, label, help, multiline = false } = props;
  const { maxLength, readOnly, value = {}, write } = useField<LanguageMap>(at);
  const { onChange = write } = props;
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const text = value[language] ?? '';
  const fallback = text ? '' : textIn(value, baseLanguage);
  const change = (next: string | null) => {
    const { [language]: _, ...others } = value;
    onChange(next ? { ...others, [language]: next } : others);
  };
  const shared = {
    value: text,
    onChange: change,
    ...(maxLength !== undefined && { maxLength }),
    disabled: readOnly,
    lang: language,
    placeholder: fallback || (props.placeholder ?? ''),
  };
  const named = props.labelHidden ? { label } : {};
  const field = multiline ? (
    <TextArea {...shared} {...named} />
  ) : (
    <TextField
      {...shared}
      {...named}
      onPressEnter={({ nativeEvent }) => nativeEvent.isComposing || props.onEnter?.()}
      onPaste={(event) => props.onPasted?.(event.clipboardData.getData('text')) && event.preventDefault()}
    />
  );
  return (
    <div {...placed(at)}>
      {props.labelHidden ? (
        field
      ) : (
        <LabelledField label={label} {...(help ? { help } : {})}>
          {field}
        </LabelledField>
      )}
      {fallback && (
        <span className={styles.missing}>{t('documents.translationMissing', { text: fallback })}</span>
      )}
    </div>
  );
}
