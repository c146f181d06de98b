import { ActionMenu, CloudUploadOutlined, Dialog, LinkOutlined, type MenuAction } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { ArchiveDialog } from '../parts/archive-dialog';
import { type MenuDialog, useShowDialog } from '../parts/dialog-host';
import { useMenuActions } from '../parts/use-menu-actions';
import { useManagerTexts } from '../texts/use-manager-texts';

interface LibraryMenuProps {
  name: string;
  archivedAt: string | null;
  /** Where it is used; asked for when a dialog shows it. */
  uses: ReactNode;
  /** What may be done with it; null for those who look on. */
  changes: LibraryChanges | null;
}

interface LibraryChanges {
  edit: (dialog: MenuDialog) => ReactNode;
  /** null: nothing can take its place. */
  replace: ((dialog: MenuDialog) => ReactNode) | null;
  onArchive: () => void;
  onRestore: () => void;
}

/** What can be done with one thing of a library: a model, a picture, a video. */
export function LibraryMenu({ name, archivedAt, uses, changes }: LibraryMenuProps) {
  const t = useManagerTexts();
  const show = useShowDialog();
  const common = useMenuActions();
  const actions: MenuAction[] = [
    {
      key: 'uses',
      label: t('library.uses'),
      icon: <LinkOutlined />,
      onSelect: () =>
        show((dialog) => (
          <Dialog title={t('library.usesOf', { name })} {...dialog}>
            {uses}
          </Dialog>
        )),
    },
  ];
  if (changes) {
    const { edit, replace, onArchive, onRestore } = changes;
    actions.push(common.edit(() => show(edit)));
    if (replace)
      actions.push({
        key: 'replace',
        label: t('library.replace'),
        icon: <CloudUploadOutlined />,
        onSelect: () => show(replace),
      });
    actions.push(
      archivedAt
        ? common.restore(onRestore)
        : common.archive(() =>
            show((dialog) => (
              <ArchiveDialog name={name} text={t('library.archiveText')} onArchive={onArchive} {...dialog}>
                {uses}
              </ArchiveDialog>
            )),
          ),
    );
  }
  return <ActionMenu name={name} actions={actions} />;
}
