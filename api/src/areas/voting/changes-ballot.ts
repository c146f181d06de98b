import { isDeepStrictEqual } from 'node:util';
import { protectionOf, type VotingDocument } from '@vitrine/shared/contract';

/**
 * Whether a ballot is another for who has cast one: other options, but for a translation that is added, another number
 * of them to choose, or another protection, which is printed beside the result.
 */
export function changesBallot(before: VotingDocument, after: VotingDocument): boolean {
  if (before.type !== after.type || protectionOf(before) !== protectionOf(after)) return true;
  const ids = Object.keys(before.options);
  if (ids.length !== Object.keys(after.options).length) return true;
  return ids.some((id) => {
    const { label: words, ...was } = before.options[id] ?? {};
    const { label: newWords, ...is } = after.options[id] ?? {};
    const kept = Object.entries(words ?? {}).every(([language, text]) => newWords?.[language] === text);
    return !kept || !isDeepStrictEqual(was, is);
  });
}
