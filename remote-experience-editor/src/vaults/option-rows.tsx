import { type AnswerOptions, inOrder, questionLimits, repeatedNames, textIn } from '@vitrine/shared/contract';
import { Button, PlusOutlined } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../common/common.module.css';
import { SortableList } from '../documents/fields/sortable-list';
import { useExperience } from '../experience/experience-context';
import { insertedEntries } from '../lists/inserted-entries';
import { useAdding } from '../lists/use-adding';
import { useEditorTexts } from '../texts/texts';
import { changedOption, type OptionsChange, removedOption } from './option-commands';
import { OptionRow } from './option-row';
import { pastedOptions } from './pasted-options';

interface OptionRowsProps {
  options: AnswerOptions;
  readOnly: boolean;
  label?: string;
  /** JSON pointer of the map that holds them. */
  at?: `/${string}`;
  most?: number;
  /** Only their words can be said here. */
  wordsOnly?: boolean;
  /** What options without words are called, by their id. */
  otherNames?: Record<string, string>;
  /** Below the words of an option: what it can be beside them. */
  below?: (id: string, name: string) => ReactNode;
  /** @param name what is done; the same in quick succession is one undo. */
  onChange: (name: string, change: OptionsChange) => void;
}

/** Answer options to be named, put in order and furnished, in option sets and in questions. */
export function OptionRows(props: OptionRowsProps) {
  const {
    options,
    readOnly,
    at = '/options',
    most = questionLimits.options,
    wordsOnly = false,
    otherNames = {},
    below,
    onChange,
  } = props;
  const t = useEditorTexts();
  const { experience, language, baseLanguage } = useExperience();
  const label = props.label ?? t('vaults.options');
  const repeated = repeatedNames(options, experience.languages);
  const rows = inOrder(options).map(([id, option], index) => ({
    id,
    option,
    order: option.order,
    name:
      textIn(option.label, language, baseLanguage) ||
      otherNames[id] ||
      t('vaults.option', { number: index + 1 }),
  }));
  const room = most - rows.length;
  const read = (text: string) => pastedOptions(text, language);
  const { add, paste, pasteList, dialog } = useAdding({
    at,
    entries: options,
    room,
    read,
    pasteHelp: t('vaults.pasteHelp'),
    onAdd: (name, added, after) => onChange(name, insertedEntries(added, after)),
    onFill: (name, id, option) => onChange(name, changedOption(id, option)),
  });
  return (
    <>
      {rows.length === 0 && <p className={common.hint}>{t('vaults.noOptions')}</p>}
      <SortableList
        label={label}
        at={at}
        items={rows}
        disabled={readOnly}
        onMove={(id, order) => onChange(`order:${id}`, changedOption(id, { order }))}
      >
        {({ id, name, option }, index) => (
          <OptionRow
            at={`${at}/${id}`}
            option={option}
            name={name}
            number={index + 1}
            readOnly={readOnly}
            wordsOnly={wordsOnly}
            repeated={repeated.has(id)}
            otherName={otherNames[id]}
            below={below?.(id, name)}
            onEnter={() => add('add-option', [{ label: {} }], id)}
            onPasted={(text) => paste(text, id)}
            onRemove={() => onChange(`remove:${id}`, removedOption(id))}
          />
        )}
      </SortableList>
      {!readOnly && (
        <div className={common.row}>
          <Button
            kind="quiet"
            icon={<PlusOutlined />}
            disabled={room <= 0}
            onClick={() => add('add-option', [{ label: {} }])}
          >
            {t('vaults.addOption')}
          </Button>
          <Button kind="quiet" disabled={room <= 0} onClick={pasteList}>
            {t('lists.paste.title')}
          </Button>
        </div>
      )}
      {dialog}
    </>
  );
}
