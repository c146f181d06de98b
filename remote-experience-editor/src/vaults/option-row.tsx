import type { AnswerOption } from '@vitrine/shared/contract';
import { CloseOutlined, ControlOutlined, IconButton, Tag, useFormat } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../common/common.module.css';
import { fieldsOf } from '../documents/fields/fields-of';
import { useOpenFor } from '../documents/page/use-asked-place';
import { BrandPicture } from '../library/brand-picture';
import { useEditorTexts } from '../texts/texts';
import type { OptionMaps } from './option-commands';
import { OptionDetails, optionFlags } from './option-details';
import styles from './vaults.module.css';

interface OptionRowProps {
  /** JSON pointer of the option. */
  at: `/${string}/${string}`;
  option: AnswerOption;
  name: string;
  /** From 1. */
  number: number;
  readOnly: boolean;
  /** Only its words: nothing else of it can be said here. */
  wordsOnly: boolean;
  /** Another option before it has the same name. */
  repeated: boolean;
  /** What it is called without words. */
  otherName: string | undefined;
  below: ReactNode;
  onEnter: () => void;
  onPasted: (text: string) => boolean;
  onRemove: () => void;
}

const { LanguageField } = fieldsOf<OptionMaps>();

/** What of an option is behind its button. */
const closed = ['image', 'code', 'value', 'colour', ...optionFlags] as const satisfies (keyof AnswerOption)[];

/** One option: its words, and on demand its picture, code, value, colour and how it behaves. */
export function OptionRow(props: OptionRowProps) {
  const { at, option, name, number, readOnly, wordsOnly, repeated, onRemove } = props;
  const t = useEditorTexts();
  const [isOpen, setOpen] = useOpenFor(...closed.map((part) => `${at}/${part}`));
  const open = isOpen && !wordsOnly;
  return (
    <div className={styles.option}>
      <div className={styles.optionLine}>
        {option.image && <BrandPicture size="small" image={option.image} />}
        {option.colour && (
          <span className={styles.swatch} aria-hidden="true" style={{ background: option.colour }} />
        )}
        <div className={styles.optionText}>
          <LanguageField
            at={`${at}/label`}
            label={t('vaults.option', { number })}
            labelHidden
            placeholder={props.otherName || t('vaults.option', { number })}
            onEnter={props.onEnter}
            onPasted={props.onPasted}
          />
          {props.below}
          {repeated && <span className={common.hint}>{t('vaults.repeatedOption')}</span>}
        </div>
        {!wordsOnly && (
          <IconButton
            label={t(open ? 'vaults.lessAbout' : 'vaults.moreAbout', { name })}
            icon={<ControlOutlined />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        )}
        {!readOnly && (
          <IconButton
            label={t('vaults.removeOption', { name })}
            icon={<CloseOutlined />}
            onClick={onRemove}
          />
        )}
      </div>
      {open ? <OptionDetails at={at} /> : <Marks option={option} />}
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
    ...optionFlags.filter((flag) => option[flag]).map((flag) => t(`vaults.flags.${flag}`)),
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
