import { useState } from 'react';
import { LabelledField } from '../../form/labelled-field';
import { TextField } from '../../form/text-field';
import { useUiTexts } from '../../texts/use-ui-texts';
import { Dialog } from '../dialogs/dialog';
import { Button } from './button';

interface ConfirmByNameProps {
  open: boolean;
  title: string;
  /** What will be gone, in one or two sentences. */
  children: string;
  name: string;
  actionLabel: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** For what cannot be undone: the thing's name must be typed. */
export function ConfirmByName({
  open,
  title,
  children,
  name,
  actionLabel,
  pending,
  onConfirm,
  onClose,
}: ConfirmByNameProps) {
  const t = useUiTexts();
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      busy={pending}
      action={
        <Button
          kind="primary"
          danger
          disabled={typed.trim() !== name.trim()}
          loading={pending}
          onClick={onConfirm}
        >
          {actionLabel}
        </Button>
      }
    >
      <p>{children}</p>
      <LabelledField label={t('typeNameToConfirm', { name })}>
        <TextField value={typed} onChange={(text) => setTyped(text ?? '')} autoComplete="off" />
      </LabelledField>
    </Dialog>
  );
}
