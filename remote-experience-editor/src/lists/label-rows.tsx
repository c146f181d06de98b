import { inOrder, type LanguageMap, repeatedNames, textIn } from '@vitrine/shared/contract';
import { Button, CloseOutlined, IconButton, PlusOutlined } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../common/common.module.css';
import { fieldsOf } from '../documents/fields/fields-of';
import { SortableList } from '../documents/fields/sortable-list';
import { useExperience } from '../experience/experience-context';
import type { New } from './inserted-entries';
import { pastedLabels } from './pasted-lines';
import { useAdding } from './use-adding';

interface LabelEntry {
  order: string;
  label: LanguageMap;
}

interface LabelRowsProps {
  label: string;
  /** JSON pointer of the map that holds the entries. */
  at: `/${string}`;
  entries: Record<string, LabelEntry>;
  most: number;
  maxLength: number;
  readOnly: boolean;
  /** What else is said of one, beside its name. @param pointer of the entry. */
  beside?: (pointer: `/${string}`, name: string) => ReactNode;
  texts: {
    /** What one is called that has no name yet. @param number from 1. */
    unnamed: (number: number) => string;
    remove: (name: string) => string;
    add: string;
    /** Said of one that is called like one before it. */
    repeated: string;
  };
  /** @param name what is done; the same in quick succession is one undo. @param after the end when left out. */
  onAdd: (name: string, added: [id: string, entry: New<LabelEntry>][], after?: string) => void;
  onChange: (name: string, id: string, change: Partial<LabelEntry>) => void;
  onRemove: (id: string) => void;
}

const { LanguageField } = fieldsOf<Record<string, Record<string, LabelEntry>>>();

/** Entries that are names and little else, to be written one after the other, pasted, and put in order. */
export function LabelRows(props: LabelRowsProps) {
  const { label, at, entries, most, maxLength, readOnly, beside, texts, onAdd, onChange, onRemove } = props;
  const { experience, language, baseLanguage } = useExperience();
  const repeated = repeatedNames(entries, experience.languages);
  const rows = inOrder(entries).map(([id, entry], index) => ({
    id,
    order: entry.order,
    name: textIn(entry.label, language, baseLanguage) || texts.unnamed(index + 1),
  }));
  const room = most - rows.length;
  const read = (text: string) => pastedLabels(text, language, maxLength);
  const { add, paste, dialog } = useAdding({ at, entries, room, read, onAdd, onFill: onChange });
  return (
    <>
      <SortableList
        label={label}
        at={at}
        items={rows}
        disabled={readOnly}
        onMove={(id, order) => onChange(`order:${id}`, id, { order })}
      >
        {({ id, name }, index) => (
          <div className={common.line}>
            <div>
              <LanguageField
                at={`${at}/${id}/label`}
                label={texts.unnamed(index + 1)}
                labelHidden
                placeholder={texts.unnamed(index + 1)}
                onEnter={() => add('add', [{ label: {} }], id)}
                onPasted={(text) => paste(text, id)}
              />
              {repeated.has(id) && <span className={common.hint}>{texts.repeated}</span>}
            </div>
            <div className={common.row}>
              {beside?.(`${at}/${id}`, name)}
              {!readOnly && (
                <IconButton
                  label={texts.remove(name)}
                  icon={<CloseOutlined />}
                  onClick={() => onRemove(id)}
                />
              )}
            </div>
          </div>
        )}
      </SortableList>
      {!readOnly && (
        <div>
          <Button
            kind="quiet"
            icon={<PlusOutlined />}
            disabled={room <= 0}
            onClick={() => add('add', [{ label: {} }])}
          >
            {texts.add}
          </Button>
        </div>
      )}
      {dialog}
    </>
  );
}
