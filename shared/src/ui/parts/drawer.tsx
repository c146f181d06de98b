import { Drawer as AntdDrawer } from 'antd';
import type { ReactNode } from 'react';
import { useUiTexts } from '../texts/use-ui-texts';
import { overlayContainer, useScrollLock } from './overlay';

interface DrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Side it slides in from. */
  side?: 'start' | 'end';
  /** Pixels; never wider than the window. */
  width?: number;
  /** It stands there, and knows where the focus was, which it gives back: a field in it may take it now. */
  onOpened?: () => void;
  children: ReactNode;
}

export function Drawer({ open, title, onClose, side = 'end', width = 420, onOpened, children }: DrawerProps) {
  const t = useUiTexts();
  useScrollLock(open);
  return (
    <AntdDrawer
      open={open}
      title={title}
      onClose={onClose}
      placement={side === 'start' ? 'left' : 'right'}
      size={width}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': t('close') }}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && onOpened?.()}
      getContainer={overlayContainer}
    >
      {children}
    </AntdDrawer>
  );
}
