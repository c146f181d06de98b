import { areaDocuments } from '@vitrine/shared/contract';
import { fieldRule } from '@vitrine/shared/contract/values/field-rule';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { pathOf } from '../page/place';
import { at, withValue } from '../store/changes';
import type { Editing } from '../store/use-document';

/** The open document as its fields know it, whatever its data is. */
interface EditedDocumentValue extends Pick<Editing<never>, 'area'> {
  readOnly: boolean;
  data: () => object;
  subscribe: (onChange: () => void) => () => void;
  run: (name: string, change: <Data extends object>(data: Data) => Data) => void;
}

const Context = createContext<EditedDocumentValue | null>(null);

interface EditedDocumentProps<Data extends object> {
  editing: Pick<Editing<Data>, 'area' | 'store' | 'run'>;
  readOnly: boolean;
  children: ReactNode;
}

/** Around the fields of an open document: they read and write what is at their places. */
export function EditedDocument<Data extends object>(props: EditedDocumentProps<Data>) {
  const { editing, readOnly, children } = props;
  const value = useMemo((): EditedDocumentValue => {
    const { area, run, store } = editing;
    return { area, readOnly, data: () => store.getState().data, subscribe: store.subscribe, run };
  }, [editing, readOnly]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Whether nothing is said: what may be left out of a document then is. */
const isNothing = (value: unknown) =>
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * A place of the open document. What is written in quick succession at the same one is one undo.
 * @param pointer JSON pointer; `Value` is what stands there, and undefined while nothing does.
 * @throws outside an open document.
 */
export function useField<Value>(pointer: string) {
  const edited = useContext(Context);
  if (!edited) throw new Error('Not inside an open document');
  const { area, data, readOnly, run, subscribe } = edited;
  const path = pathOf(pointer);
  const value = useSyncExternalStore(subscribe, () => at(data(), path)) as Value | undefined;
  const rule = fieldRule(areaDocuments[area].schema, path);
  return {
    value,
    readOnly,
    maxLength: rule.maxLength,
    write(next: unknown) {
      const isLeftOut = 'empty' in rule && isNothing(next);
      // A number that is being replaced is none for a moment: where there has to be one, the former stays until then.
      if (!isLeftOut && next === null) return;
      run(pointer, (current) => withValue(current, path, isLeftOut ? rule.empty : next));
    },
  };
}
