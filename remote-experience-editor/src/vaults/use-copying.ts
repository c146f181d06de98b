import type { Document } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import type { MenuAction } from '@vitrine/shared/ui';
import type { OwnerKind } from '../documents/store/owner';
import { useDocumentWrites, useMayWrite } from '../documents/store/use-document-writes';
import { useEditorTexts } from '../texts/texts';

/**
 * Menu entries that copy a vault document into a wider vault. A copy, not a move: uses keep what they pinned, and the
 * copy says where it came from. A question's option set comes along as options of its own, because the wider vault may
 * not see the set.
 */
export function useCopying(): (document: Document) => MenuAction[] {
  const t = useEditorTexts();
  const toast = useToast();
  const writes = useDocumentWrites();
  const may = { experience: false, brand: useMayWrite('brand'), tenant: useMayWrite('tenant') };
  const wider: Record<OwnerKind, ('brand' | 'tenant')[]> = {
    experience: ['brand', 'tenant'],
    brand: ['tenant'],
    tenant: [],
  };
  return (document) =>
    wider[document.owner.kind]
      .filter((scope) => may[scope])
      .map((scope) => ({
        key: `copy-to-${scope}`,
        label: t(`vaults.copyTo.${scope}`),
        onSelect: () =>
          writes.create(scope, document.area, copyOf(document, scope), {
            onSuccess: () => toast.success({ description: t(`vaults.copied.${scope}`) }),
          }),
      }));
}

function copyOf({ data, id, revision }: Document, scope: 'brand' | 'tenant'): Document['data'] {
  return {
    ...data,
    ...('optionSet' in data && { optionSet: { source: 'inline' } }),
    // Pictures belong to a brand.
    ...(scope === 'tenant' && { options: withoutPictures(data.options) }),
    copiedFrom: { id, version: revision },
  };
}

function withoutPictures(options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return options;
  return Object.fromEntries(
    Object.entries(options).map(([id, { image: _, ...option }]: [string, Record<string, unknown>]) => [
      id,
      option,
    ]),
  );
}
