import { Button, PrinterOutlined } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useEditorTexts } from '../../../texts/texts';
import { PrintDialog } from './print-dialog';

/** Opens what makes the files of all codes. */
export function PrintFiles({ mayWrite }: { mayWrite: boolean }) {
  const t = useEditorTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon={<PrinterOutlined />} onClick={() => setOpen(true)}>
        {t('qr-code-scheduler.bulk.open')}
      </Button>
      {isOpen && <PrintDialog mayWrite={mayWrite} onClose={() => setOpen(false)} />}
    </>
  );
}
