import { type AnswerOptions, inOrder, limits, textIn } from '@vitrine/shared/contract';
import { Button, PlusOutlined } from '@vitrine/shared/ui';
import { useState } from 'react';
import { SortableList } from '../documents/sortable-list';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { addedOptions, changedOption, type OptionsChange, removedOption } from './option-commands';
import { OptionRow } from './option-row';
import { PasteDialog } from './paste-dialog';
import styles from './vaults.module.css';

interface OptionRowsProps {
  options: AnswerOptions;
  readOnly: boolean;
  /** @param name what is done; the same in quick succession is one undo. */
  onChange: (name: string, change: OptionsChange) => void;
}

/** Answer options to be named, put in order and furnished, in option sets and in questions. */
export function OptionRows({ options, readOnly, onChange }: OptionRowsProps) {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const [pasting, setPasting] = useState(false);
  const rows = inOrder(options).map(([id, option], index) => ({
    id,
    option,
    order: option.order,
    name: textIn(option.label, language, baseLanguage) || t('vaults.option', { number: index + 1 }),
  }));
  const room = limits.optionsPerSet - rows.length;
  return (
    <>
      {rows.length === 0 && <p className={styles.hint}>{t('vaults.noOptions')}</p>}
      <SortableList
        label={t('vaults.options')}
        at="/options"
        items={rows}
        disabled={readOnly}
        onMove={(id, order) => onChange(`order:${id}`, changedOption(id, { order }))}
      >
        {({ id, name, option }, index) => (
          <OptionRow
            option={option}
            name={name}
            number={index + 1}
            readOnly={readOnly}
            onChange={(change) => onChange(`${Object.keys(change)}:${id}`, changedOption(id, change))}
            onRemove={() => onChange(`remove:${id}`, removedOption(id))}
          />
        )}
      </SortableList>
      {!readOnly && (
        <div className={styles.buttons}>
          <Button
            kind="quiet"
            icon={<PlusOutlined />}
            disabled={room === 0}
            onClick={() => onChange('add-option', addedOptions({ label: {} }))}
          >
            {t('vaults.addOption')}
          </Button>
          <Button kind="quiet" disabled={room === 0} onClick={() => setPasting(true)}>
            {t('vaults.paste.action')}
          </Button>
        </div>
      )}
      {pasting && (
        <PasteDialog
          room={room}
          onClose={() => setPasting(false)}
          onPaste={(pasted) => {
            onChange('paste', addedOptions(...pasted));
            setPasting(false);
          }}
        />
      )}
    </>
  );
}
