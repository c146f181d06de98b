import { Dialog, useFileSending } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../parts/common.module.css';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { FileSender } from './file-sender';

interface ReplacingProps {
  uses: ReactNode;
  /** On the button. */
  choose: string;
  accept: string;
  /** Sends the file and puts it in the place of the other; rejects with words for people. */
  send: Parameters<typeof useFileSending>[0];
}

/** Another file in the place of one: says where that shows, sends it, and tells what was wrong with it. */
export function ReplaceDialog({
  name,
  open,
  onClose,
  ...replacing
}: ReplacingProps & MenuDialog & { name: string }) {
  const t = useManagerTexts();
  return (
    <Dialog open={open} title={t('library.replaceTitle', { name })} onClose={onClose}>
      {open && <Replacing {...replacing} />}
    </Dialog>
  );
}

function Replacing({ accept, choose, send, uses }: ReplacingProps) {
  const t = useManagerTexts();
  const sending = useFileSending(send);
  return (
    <div className={common.text}>
      <p>{t('library.replaceText')}</p>
      {uses}
      <FileSender sending={sending} choose={choose} accept={accept} />
    </div>
  );
}
