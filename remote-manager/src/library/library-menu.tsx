import {
  ActionMenu,
  CloudUploadOutlined,
  Dialog,
  EditOutlined,
  InboxOutlined,
  LinkOutlined,
  type MenuAction,
  UndoOutlined,
} from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ArchiveWindow } from './archive-window';

/** A window of the menu, and what closes it. */
export interface MenuWindow {
  open: boolean;
  onClose: () => void;
}

interface LibraryMenuProps {
  name: string;
  archivedAt: string | null;
  /** Where it is used; asked for when a window shows it. */
  uses: ReactNode;
  /** What may be done with it; null for those who look on. */
  changes: LibraryChanges | null;
}

interface LibraryChanges {
  edit: (window: MenuWindow) => ReactNode;
  /** null: nothing can take its place. */
  replace: ((window: MenuWindow) => ReactNode) | null;
  onArchive: () => void;
  onRestore: () => void;
}

type Opened = 'uses' | 'edit' | 'replace' | 'archive';

/** What can be done with one thing of a library: a model, a picture, a film. */
export function LibraryMenu({ name, archivedAt, uses, changes }: LibraryMenuProps) {
  const t = useManagerTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const windowOf = (which: Opened): MenuWindow => ({
    open: opened === which,
    onClose: () => setOpened(null),
  });
  const actions: MenuAction[] = [
    { key: 'uses', label: t('library.uses'), icon: <LinkOutlined />, onSelect: () => setOpened('uses') },
  ];
  if (changes) {
    actions.push({
      key: 'edit',
      label: t('edit'),
      icon: <EditOutlined />,
      onSelect: () => setOpened('edit'),
    });
    if (changes.replace)
      actions.push({
        key: 'replace',
        label: t('library.replace'),
        icon: <CloudUploadOutlined />,
        onSelect: () => setOpened('replace'),
      });
    actions.push(
      archivedAt
        ? { key: 'restore', label: t('restore'), icon: <UndoOutlined />, onSelect: changes.onRestore }
        : {
            key: 'archive',
            label: t('archive'),
            icon: <InboxOutlined />,
            onSelect: () => setOpened('archive'),
          },
    );
  }
  return (
    <>
      <ActionMenu name={name} actions={actions} />
      <Dialog title={t('library.usesOf', { name })} {...windowOf('uses')}>
        {opened === 'uses' && uses}
      </Dialog>
      {changes && (
        <>
          {changes.edit(windowOf('edit'))}
          {changes.replace?.(windowOf('replace'))}
          <ArchiveWindow name={name} uses={uses} onArchive={changes.onArchive} {...windowOf('archive')} />
        </>
      )}
    </>
  );
}
