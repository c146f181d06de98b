import type { Editing } from '../store/use-document';

/** What the parts of a form may do to its document; see `Editing.run`. */
export interface FormEditing<Data> {
  id: string;
  run: (name: string, change: (data: Data) => Data) => void;
}

/** An area whose documents are of several kinds: the open one as one of them. */
export const editingOnly = <Data extends object, Own extends Data>(
  { id, run }: Editing<Data>,
  isOwn: (data: Data) => data is Own,
): FormEditing<Own> => ({
  id,
  run: (name, change) => run(name, (data) => (isOwn(data) ? change(data) : data)),
});
