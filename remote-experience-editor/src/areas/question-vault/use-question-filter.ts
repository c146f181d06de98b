import type { VaultQuestion } from '@vitrine/shared/contract';
import { useAddressState, useClearAddress } from '@vitrine/shared/ui';

/** In the address: the questions that are in no folder. No folder is called so, because levels are parted by slashes. */
export const withoutFolder = '/';

/** Which questions are shown, kept in the address; '' for all. */
export function useQuestionFilter() {
  const [folder, setFolder] = useAddressState('folder');
  const [tag, setTag] = useAddressState('tag');
  const [type, setType] = useAddressState('type');
  const [state, setState] = useAddressState('state');
  const clear = useClearAddress('folder', 'tag', 'type', 'state');
  return {
    /** null while all are shown. */
    clear: folder || tag || type || state ? clear : null,
    folder,
    setFolder,
    tag,
    setTag,
    type,
    setType,
    state,
    setState,
    passes: (question: VaultQuestion) =>
      isInFolder(question, folder) &&
      (!tag || question.tags[tag] === true) &&
      (!type || question.type === type) &&
      (!state || question.state === state),
  };
}

/** A folder holds what is in the folders below it. */
function isInFolder({ folder }: Pick<VaultQuestion, 'folder'>, wanted: string): boolean {
  if (!wanted) return true;
  if (wanted === withoutFolder) return folder === '';
  return folder === wanted || folder.startsWith(`${wanted}/`);
}

/** Every folder that questions are in, with those above it, in order. */
export function foldersOf(questions: Pick<VaultQuestion, 'folder'>[]): string[] {
  const folders = questions.flatMap(({ folder }) => {
    const levels = folder.split('/').filter(Boolean);
    return levels.map((_, depth) => levels.slice(0, depth + 1).join('/'));
  });
  return [...new Set(folders)].sort((a, b) => a.localeCompare(b));
}
