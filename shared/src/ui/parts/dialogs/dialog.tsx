import { useLeaveGuard } from '@vitrine/shared/host';
import { Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useUiTexts } from '../../texts/use-ui-texts';
import { Button } from '../actions/button';
import { isSecondPress, overlayContainer, useScrollLock } from './overlay';
import { useFocusBack } from './use-focus-back';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Once it is gone and the focus is back where it was: the time to open another. */
  onClosed?: () => void;
  /** Instead of Cancel or Close. */
  closeText?: string;
  /** The button that does it, at the right of Cancel. Without one, Close stands alone, and so does pressing beside it. */
  action?: ReactNode;
  /** false: only its action closes it, because what it shows is not shown again. */
  dismissible?: boolean;
  /** What was begun in it is on its way: it stays until that has come to something. */
  busy?: boolean;
  /**
   * What would be lost by closing, as a question: asked at Escape and at the cross, before another screen opens, the
   * browser goes back and the tab closes. Cancel means it, and asks nothing. null: nothing would be lost.
   */
  question?: string | null;
  /** Pixels at 100 % text size. */
  width?: number;
  children: ReactNode;
}

/** A dialog over the page: named by its title, focus kept inside and given back. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, onClosed, closeText, action, width = 480 } = props;
  const { busy = false, dismissible = true, question = null } = props;
  const t = useUiTexts();
  // Every row of a list has its dialogs; most are never opened, and must not cost what a dialog costs.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useScrollLock(open);
  const panel = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusBack(open);
  useLeaveGuard(open && question !== null, question ?? '', { back: true, onLeft: onClose });
  if (!wasOpened) return null;
  const dismiss = () => {
    if (busy) return;
    if (question === null || window.confirm(question)) onClose();
  };
  return (
    <Modal
      open={open}
      title={title}
      onCancel={(event) => isSecondPress(event) || dismiss()}
      afterClose={() => {
        giveFocusBack(panel.current);
        onClosed?.();
      }}
      width={`${width / 16}rem`}
      // A title of any length ends before the cross.
      styles={{ header: { marginBlockEnd: 'var(--space-4)', paddingInlineEnd: 'var(--space-6)' } }}
      // What was typed must not be lost by a press that missed.
      mask={{ closable: !action }}
      centered
      getContainer={overlayContainer}
      destroyOnHidden
      keyboard={dismissible}
      closable={dismissible && { 'aria-label': t('close') }}
      panelRef={panel}
      // Its own way takes the focus from a field that a link in the dialog has led to.
      focusable={{ focusTriggerAfterClose: false }}
      footer={
        <>
          {dismissible && (
            <Button disabled={busy} onClick={onClose}>
              {closeText ?? (action ? t('cancel') : t('close'))}
            </Button>
          )}
          {action}
        </>
      }
    >
      {props.children}
    </Modal>
  );
}
