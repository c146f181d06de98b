import {
  Banner,
  Button,
  Dialog,
  LabelledField,
  MultiSelect,
  Skeleton,
  UploadProgress,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useEditorTexts } from '../../../texts/texts';
import { type CodeFormat, codeFormats } from '../design/files/code-format';
import { PlaceAll } from './place-all';
import { useCodeArchive } from './use-code-archive';
import { usePlacedCodes } from './use-placed-codes';

interface PrintDialogProps {
  mayWrite: boolean;
  onClose: () => void;
}

/** The files of all codes at all of their placements, as one archive. */
export function PrintDialog({ mayWrite, onClose }: PrintDialogProps) {
  const t = useEditorTexts();
  const codes = usePlacedCodes();
  const [formats, setFormats] = useState<CodeFormat[]>(['svg']);
  const { cancel, make, state } = useCodeArchive();
  const isMaking = state.step === 'making';
  const placed = codes?.placed ?? [];
  return (
    <Dialog
      open
      title={t('qr-code-scheduler.bulk.title')}
      onClose={() => {
        cancel();
        onClose();
      }}
      action={
        <Button
          kind="primary"
          disabled={placed.length === 0 || formats.length === 0 || isMaking}
          onClick={() => void make(placed, formats)}
        >
          {t('qr-code-scheduler.bulk.make')}
        </Button>
      }
    >
      {!codes ? (
        <Skeleton shape="form" count={2} />
      ) : (
        <div className={common.dialog}>
          <p>{t('qr-code-scheduler.bulk.addresses', { count: placed.length })}</p>
          {mayWrite && <PlaceAll codeIds={codes.codeIds} />}
          <LabelledField label={t('qr-code-scheduler.bulk.formats')}>
            <MultiSelect
              value={formats}
              options={codeFormats.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={(next) => setFormats(codeFormats.filter((one) => next.includes(one)))}
            />
          </LabelledField>
          {isMaking && (
            <UploadProgress text={t('qr-code-scheduler.bulk.making')} share={state.share}>
              <Button onClick={cancel}>{t('qr-code-scheduler.bulk.cancel')}</Button>
            </UploadProgress>
          )}
          {state.step === 'failed' && <Banner>{t('qr-code-scheduler.bulk.failed')}</Banner>}
          {state.step === 'done' && state.leftOut.length === 0 && (
            <p role="status">{t('qr-code-scheduler.bulk.done')}</p>
          )}
          {state.step === 'done' && state.leftOut.length > 0 && (
            <div role="status">
              <p>{t('qr-code-scheduler.bulk.leftOut', { count: state.leftOut.length })}</p>
              <ul>
                {state.leftOut.map(({ format, name }) => (
                  <li key={`${name} ${format}`}>{`${name} (${format.toUpperCase()})`}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
