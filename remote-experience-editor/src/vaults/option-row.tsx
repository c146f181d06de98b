import { type AnswerOption, limits } from '@vitrine/shared/contract';
import {
  Button,
  CloseOutlined,
  ColourField,
  ControlOutlined,
  IconButton,
  LabelledField,
  NumberField,
  PlusOutlined,
  Switch,
  Tag,
  TextField,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { LanguageField } from '../documents/language-field';
import { useEditorTexts } from '../texts/texts';
import type { OptionChange } from './option-commands';
import styles from './vaults.module.css';

interface OptionRowProps {
  option: AnswerOption;
  name: string;
  /** From 1. */
  number: number;
  readOnly: boolean;
  onChange: (change: OptionChange) => void;
  onRemove: () => void;
}

const flags = ['other', 'exclusive', 'fixed'] as const;
/** What a colour field starts from. */
const firstColour = '#7a4b2a';

/** One option: its words, and on demand code, value, colour and how it behaves. */
export function OptionRow({ option, name, number, readOnly, onChange, onRemove }: OptionRowProps) {
  const t = useEditorTexts();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.option}>
      <div className={styles.optionLine}>
        {option.colour && (
          <span className={styles.swatch} aria-hidden="true" style={{ background: option.colour }} />
        )}
        <div className={styles.optionText}>
          <LanguageField
            label={t('vaults.option', { number })}
            labelHidden
            placeholder={t('vaults.option', { number })}
            value={option.label}
            maxLength={limits.optionTextLength}
            disabled={readOnly}
            onChange={(label) => onChange({ label })}
          />
        </div>
        <IconButton
          label={t(open ? 'vaults.lessAbout' : 'vaults.moreAbout', { name })}
          icon={<ControlOutlined />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        {!readOnly && (
          <IconButton
            label={t('vaults.removeOption', { name })}
            icon={<CloseOutlined />}
            onClick={onRemove}
          />
        )}
      </div>
      {open ? <Details option={option} readOnly={readOnly} onChange={onChange} /> : <Marks option={option} />}
    </div>
  );
}

/** What is set, while its fields are closed. */
function Marks({ option: { code, value, ...option } }: { option: AnswerOption }) {
  const t = useEditorTexts();
  const format = useFormat();
  const marks = [
    ...(code ? [code] : []),
    ...(value === undefined ? [] : [t('vaults.valueMark', { value: format.number(value) })]),
    ...flags.filter((flag) => option[flag]).map((flag) => t(`vaults.flags.${flag}`)),
  ];
  if (marks.length === 0) return null;
  return (
    <div className={styles.marks}>
      {marks.map((mark) => (
        <Tag key={mark}>{mark}</Tag>
      ))}
    </div>
  );
}

function Details({ option, readOnly, onChange }: Pick<OptionRowProps, 'option' | 'readOnly' | 'onChange'>) {
  const t = useEditorTexts();
  return (
    <div className={styles.details}>
      <LabelledField label={t('vaults.code')} help={t('vaults.codeHelp')}>
        <TextField
          value={option.code ?? ''}
          maxLength={40}
          disabled={readOnly}
          onChange={(code) => onChange({ code: code || undefined })}
        />
      </LabelledField>
      <LabelledField label={t('vaults.value')} help={t('vaults.valueHelp')}>
        <NumberField
          value={option.value ?? null}
          min={-1_000_000}
          max={1_000_000}
          disabled={readOnly}
          onChange={(value) => onChange({ value: value ?? undefined })}
        />
      </LabelledField>
      {option.colour ? (
        <div className={styles.colour}>
          <LabelledField label={t('vaults.colour')}>
            <ColourField
              value={option.colour}
              disabled={readOnly}
              onChange={(colour) => onChange({ colour })}
            />
          </LabelledField>
          {!readOnly && (
            <IconButton
              label={t('vaults.noColour')}
              icon={<CloseOutlined />}
              onClick={() => onChange({ colour: undefined })}
            />
          )}
        </div>
      ) : (
        !readOnly && (
          <div>
            <Button kind="quiet" icon={<PlusOutlined />} onClick={() => onChange({ colour: firstColour })}>
              {t('vaults.addColour')}
            </Button>
          </div>
        )
      )}
      {flags.map((flag) => (
        <LabelledField key={flag} label={t(`vaults.flags.${flag}`)} help={t(`vaults.flagsHelp.${flag}`)}>
          <Switch
            value={option[flag] ?? false}
            disabled={readOnly}
            onChange={(on) => onChange({ [flag]: on ? true : undefined })}
          />
        </LabelledField>
      ))}
    </div>
  );
}
