import { EditOutlined, InboxOutlined, type MenuAction, UndoOutlined } from '@vitrine/shared/ui';
import type { ReactElement } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';

/** What the menus of most things have in common. */
export function useMenuActions() {
  const t = useManagerTexts();
  const action =
    (key: 'edit' | 'archive' | 'restore', icon: ReactElement) =>
    (onSelect: () => void): MenuAction => ({ key, label: t(`records.${key}`), icon, onSelect });
  return {
    edit: action('edit', <EditOutlined />),
    archive: action('archive', <InboxOutlined />),
    restore: action('restore', <UndoOutlined />),
  };
}
