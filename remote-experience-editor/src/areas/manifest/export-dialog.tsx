import { sizesIn } from '@vitrine/shared/contract';
import { Button, Dialog, UploadProgress, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import styles from './manifest.module.css';
import { useExperienceExport } from './use-experience-export';

/** The whole experience as a file: what is in it, how far it is, what came of it. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useEditorTexts();
  const { fileSize } = sizesIn(useFormat().language);
  const { cancel, name, start, state } = useExperienceExport();
  const leave = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      open
      width={560}
      title={t('manifest.export.title')}
      onClose={leave}
      action={
        (state.step === 'idle' || state.step === 'failed') && (
          <Button kind="primary" onClick={start}>
            {t('manifest.export.save')}
          </Button>
        )
      }
    >
      <div className={common.dialog}>
        <p>{t('manifest.export.intro')}</p>
        <p className={common.hint}>{t('manifest.export.leftOut')}</p>
        {state.step === 'loading' && (
          <>
            <UploadProgress
              text={t('manifest.export.loading', { name })}
              share={state.total ? state.done / state.total : null}
            >
              <Button kind="quiet" size="small" onClick={cancel}>
                {t('manifest.export.stop')}
              </Button>
            </UploadProgress>
            {state.total > 0 && (
              <p className={common.hint}>
                {t('manifest.export.sizeSoFar', {
                  done: fileSize(state.done),
                  total: fileSize(state.total),
                })}
              </p>
            )}
          </>
        )}
        {state.step === 'done' && <p role="status">{t('manifest.export.done', { name })}</p>}
        {state.step === 'failed' && (
          <p role="alert" className={styles.failed}>
            {state.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}
