import {
  Button,
  CloseOutlined,
  ColourField,
  IconButton,
  NumberField,
  PlusOutlined,
  Switch,
  TextField,
} from '@vitrine/shared/ui';
import { useField } from '../documents/fields/edited-document';
import { fieldsOf } from '../documents/fields/fields-of';
import { placed } from '../documents/page/place';
import { useEditorTexts } from '../texts/texts';
import { PictureField } from '../uploads/picture-field';
import type { OptionMaps } from './option-commands';
import { useVaultScope } from './use-vault-scope';
import styles from './vaults.module.css';

const { Field } = fieldsOf<OptionMaps>();

export const optionFlags = ['other', 'exclusive', 'fixed'] as const;
/** What a colour field starts from. */
const firstColour = '#7a4b2a';

/**
 * What is seldom said of an option: its picture, code, value, colour and how it behaves.
 * @param props.at JSON pointer of the option.
 */
export function OptionDetails({ at }: { at: `/${string}/${string}` }) {
  const t = useEditorTexts();
  const [scope] = useVaultScope();
  const colour = useField<string>(`${at}/colour`);
  return (
    <div className={styles.details}>
      {/* Pictures are a brand's own. */}
      {scope !== 'tenant' && (
        <Field at={`${at}/image`}>
          <PictureField
            label={t('vaults.picture')}
            help={t('vaults.pictureHelp')}
            fit="cover"
            ground="var(--colour-surface)"
          />
        </Field>
      )}
      <Field at={`${at}/code`} label={t('vaults.code')} help={t('vaults.codeHelp')}>
        <TextField />
      </Field>
      <Field at={`${at}/value`} label={t('vaults.value')} help={t('vaults.valueHelp')}>
        <NumberField min={-1_000_000} max={1_000_000} />
      </Field>
      {colour.value ? (
        <div className={styles.colour}>
          <Field at={`${at}/colour`} label={t('vaults.colour')}>
            <ColourField />
          </Field>
          {!colour.readOnly && (
            <IconButton
              label={t('vaults.noColour')}
              icon={<CloseOutlined />}
              onClick={() => colour.write(null)}
            />
          )}
        </div>
      ) : (
        !colour.readOnly && (
          <div {...placed(`${at}/colour`)}>
            <Button kind="quiet" icon={<PlusOutlined />} onClick={() => colour.write(firstColour)}>
              {t('vaults.addColour')}
            </Button>
          </div>
        )
      )}
      {optionFlags.map((flag) => (
        <Field
          key={flag}
          at={`${at}/${flag}`}
          label={t(`vaults.flags.${flag}`)}
          help={t(`vaults.flagsHelp.${flag}`)}
        >
          <Switch />
        </Field>
      ))}
    </div>
  );
}
