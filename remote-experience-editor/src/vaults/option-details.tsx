import type { AnswerOption } from '@vitrine/shared/contract';
import {
  Button,
  CloseOutlined,
  ColourField,
  IconButton,
  LabelledField,
  NumberField,
  PlusOutlined,
  Switch,
  TextField,
} from '@vitrine/shared/ui';
import { placed } from '../documents/page/place';
import { useEditorTexts } from '../texts/texts';
import type { OptionChange } from './option-commands';
import styles from './vaults.module.css';

interface OptionDetailsProps {
  /** JSON pointer of the option. */
  at: string;
  option: AnswerOption;
  readOnly: boolean;
  onChange: (change: OptionChange) => void;
}

export const optionFlags = ['other', 'exclusive', 'fixed'] as const;
/** What a colour field starts from. */
const firstColour = '#7a4b2a';

/** What is seldom said of an option: code, value, colour and how it behaves. */
export function OptionDetails({ at, option, readOnly, onChange }: OptionDetailsProps) {
  const t = useEditorTexts();
  return (
    <div className={styles.details}>
      <div {...placed(`${at}/code`)}>
        <LabelledField label={t('vaults.code')} help={t('vaults.codeHelp')}>
          <TextField
            value={option.code ?? ''}
            maxLength={40}
            disabled={readOnly}
            onChange={(code) => onChange({ code: code || undefined })}
          />
        </LabelledField>
      </div>
      <div {...placed(`${at}/value`)}>
        <LabelledField label={t('vaults.value')} help={t('vaults.valueHelp')}>
          <NumberField
            value={option.value ?? null}
            min={-1_000_000}
            max={1_000_000}
            disabled={readOnly}
            onChange={(value) => onChange({ value: value ?? undefined })}
          />
        </LabelledField>
      </div>
      {option.colour ? (
        <div className={styles.colour} {...placed(`${at}/colour`)}>
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
          <div {...placed(`${at}/colour`)}>
            <Button kind="quiet" icon={<PlusOutlined />} onClick={() => onChange({ colour: firstColour })}>
              {t('vaults.addColour')}
            </Button>
          </div>
        )
      )}
      {optionFlags.map((flag) => (
        <div key={flag} {...placed(`${at}/${flag}`)}>
          <LabelledField label={t(`vaults.flags.${flag}`)} help={t(`vaults.flagsHelp.${flag}`)}>
            <Switch
              value={option[flag] ?? false}
              disabled={readOnly}
              onChange={(on) => onChange({ [flag]: on ? true : undefined })}
            />
          </LabelledField>
        </div>
      ))}
    </div>
  );
}
