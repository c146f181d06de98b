import type { LanguageMap } from '@vitrine/shared/contract';
import { useState } from 'react';
import { useFocusOnNew } from '../documents/page/use-focus-on-new';
import { newEntryId } from '../documents/store/entry-id';
import { useExperience } from '../experience/experience-context';
import { PasteDialog } from './paste-dialog';
import type { Pasted } from './pasted-lines';

interface AddingOptions<Entry> {
  /** JSON pointer of the map that holds the entries. */
  at: string;
  entries: Record<string, { label: LanguageMap }>;
  /** So many more have room. */
  room: number;
  read: (text: string) => Pasted<Entry>;
  /** What becomes of the cells of a line, where it has several. */
  pasteHelp?: string;
  /** @param name what is done; the same in quick succession is one undo. @param after the end when left out. */
  onAdd: (name: string, added: [id: string, entry: Entry][], after?: string) => void;
  /** An entry that has no name yet becomes one that was pasted. */
  onFill: (name: string, id: string, entry: Entry) => void;
}

/**
 * Adds to a list of named entries, by a button, by Enter and by pasting. The focus goes into the last that is new.
 * `dialog` has to be rendered.
 */
export function useAdding<Entry extends { label: LanguageMap }>(options: AddingOptions<Entry>) {
  const { at, entries, room, read, pasteHelp, onAdd, onFill } = options;
  const { language } = useExperience();
  const focusOn = useFocusOnNew();
  /** A list that is pasted in a dialog; '' while nobody has put one in yet. */
  const [pasting, setPasting] = useState<string | null>(null);
  const add = (name: string, added: Entry[], after?: string) => {
    if (added.length === 0 || added.length > room) return;
    const entries = added.map((entry): [string, Entry] => [newEntryId(), entry]);
    onAdd(name, entries, after);
    focusOn(`${at}/${entries.at(-1)?.[0]}`);
  };
  return {
    add,
    /**
     * One line is pasted as text is; of several, each is an entry. The first takes the place of one without a name.
     * @returns whether it is taken.
     */
    paste: (text: string, id: string): boolean => {
      const { entries: pasted, tooLong } = read(text);
      const [first, ...rest] = pasted;
      if (!first || rest.length === 0) return false;
      const isUnnamed = !entries[id]?.label[language];
      const more = isUnnamed ? rest : pasted;
      if (tooLong.length > 0 || more.length > room) setPasting(text);
      else {
        if (isUnnamed) onFill('paste', id, { ...first, label: { ...entries[id]?.label, ...first.label } });
        add('paste', more, id);
      }
      return true;
    },
    /** Asks for a list. */
    pasteList: () => setPasting(''),
    dialog: pasting !== null && (
      <PasteDialog
        read={read}
        help={pasteHelp}
        room={room}
        pasted={pasting}
        onClose={() => setPasting(null)}
        onPaste={(pasted) => {
          add('paste', pasted);
          setPasting(null);
        }}
      />
    ),
  };
}
