import { Drawer as AntdDrawer } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useUiTexts } from '../../texts/use-ui-texts';
import { isSecondPress, overlayContainer, useScrollLock } from './overlay';
import { useFocusBack } from './use-focus-back';

interface DrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Side it slides in from. */
  side?: 'start' | 'end';
  /** Pixels; never wider than the window. */
  width?: number;
  /** It stands there: a field in it may take the focus now. */
  onOpened?: () => void;
  children: ReactNode;
}

/** A dialog at the side of the page: named by its title, focus kept inside and given back. */
export function Drawer({ open, title, onClose, side = 'end', width = 420, onOpened, children }: DrawerProps) {
  const t = useUiTexts();
  useScrollLock(open);
  const panel = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusBack(open);
  return (
    <AntdDrawer
      open={open}
      title={title}
      panelRef={panel}
      onClose={(event) => isSecondPress(event) || onClose()}
      placement={side === 'start' ? 'left' : 'right'}
      size={width}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      closable={{ 'aria-label': t('close') }}
      destroyOnHidden
      // Its own way gives the focus back from wherever it went meanwhile, a dialog that opened in its place for example.
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={(isOpen) => (isOpen ? onOpened?.() : giveFocusBack(panel.current))}
      getContainer={overlayContainer}
    >
      {children}
    </AntdDrawer>
  );
}
