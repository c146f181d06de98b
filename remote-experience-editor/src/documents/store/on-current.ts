import type { Document, DocumentPatch } from '@vitrine/shared/contract';
// The one that useApi throws: shared/client in this package would be a class of the same name.
import { ApiError } from '@vitrine/shared/ui';
import { at } from './changes';
import { isDocument } from './document-saver';
import { changesOf } from './merge-patch';

/** So often somebody else may be faster. */
const tries = 3;

/**
 * Writes a small change of a document that is not open. When somebody has changed something else of it since it was
 * listed, that is no reason to refuse: it is written once more, on top of what they made of it.
 * @throws {ApiError} 412 where they changed what this changes, which the person has not seen.
 */
export async function onCurrent<Answer>(
  seen: Document,
  patch: DocumentPatch,
  write: (revision: number) => Promise<Answer>,
): Promise<Answer> {
  const touched = changesOf(patch.data ?? null).map(({ path }) => path);
  const textAt = ({ data }: Document, path: string[]) => JSON.stringify(at(data, path));
  let { revision } = seen;
  for (let rest = tries - 1; ; rest -= 1)
    try {
      return await write(revision);
    } catch (error) {
      const current = error instanceof ApiError && error.status === 412 ? error.problem?.current : null;
      if (rest === 0 || !isDocument(current)) throw error;
      if (touched.some((path) => textAt(current, path) !== textAt(seen, path))) throw error;
      ({ revision } = current);
    }
}
