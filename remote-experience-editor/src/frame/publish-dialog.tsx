import { type Experience, endpoints } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  Banner,
  Button,
  DateTimeField,
  Dialog,
  ErrorState,
  LabelledField,
  Skeleton,
  TextArea,
  useEndpointMutation,
  useEndpointQuery,
  useFormat,
  useNow,
} from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { CheckList } from '../checks/check-list';
import { flushAll, saveSummary } from '../documents/open-documents';
import { useEditorTexts } from '../texts/texts';
import styles from './frame.module.css';
import { SaveWayOut } from './save-way-out';

interface PublishDialogProps {
  open: boolean;
  experience: Experience;
  onClose: () => void;
}

/** Checks the draft, says what is wrong, and publishes it when nothing forbids it. */
export function PublishDialog({ open, experience, onClose }: PublishDialogProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const format = useFormat();
  const now = useNow();
  const params = { brandId: experience.brandId, experienceId: experience.id };
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const { state, refusal } = useStore(saveSummary);
  const saved = state === 'saved';
  const certificate = useEndpointQuery(endpoints.checkExperience, { params }, { enabled: open && saved });
  const { refetch } = certificate;
  const publish = useEndpointMutation(endpoints.publishExperience, {
    invalidates: [
      endpoints.getExperience,
      endpoints.listExperiences,
      endpoints.listVersions,
      endpoints.listDocuments,
      endpoints.listPlacements,
      endpoints.getExperienceSummary,
    ],
  });

  useEffect(() => {
    if (open) flushAll();
  }, [open]);
  // What was checked before the last change says nothing about it.
  useEffect(() => {
    if (open && saved) void refetch();
  }, [open, saved, refetch]);

  const submit = async () => {
    const body = { ...(note.trim() && { note: note.trim() }), ...(at && { at }) };
    const { version } = await publish.mutateAsync({ params, body });
    const description = at
      ? t('frame.publish.planned', { version, at: format.dateTime(at) })
      : t('frame.publish.done', { version });
    toast.success({ description });
    setNote('');
    setAt(null);
    onClose();
  };
  const offline = state === 'offline' || (saved && certificate.fetchStatus === 'paused');
  const stuck = offline
    ? t('frame.publish.offline')
    : state === 'refused'
      ? t('frame.publish.refused', { reason: refusal ?? '' })
      : state === 'collision' && t('frame.publish.collision');
  const checking = !stuck && (!saved || certificate.isFetching);
  const checks = certificate.data?.checks ?? [];
  const errors = checks.filter(({ level }) => level === 'error').length;
  const warnings = checks.length - errors;
  const ready = saved && !stuck && !checking && certificate.data !== undefined && errors === 0;

  return (
    <Dialog
      open={open}
      title={t('frame.publish.title')}
      onClose={onClose}
      width={560}
      action={
        <Button
          kind="primary"
          disabled={!ready}
          loading={publish.isPending}
          // The mutation has told the person what went wrong.
          onClick={() => void submit().catch(() => undefined)}
        >
          {t(at ? 'frame.publish.plan' : 'frame.publish.action')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        {checking && (
          <>
            <p role="status">{t(saved ? 'frame.publish.checking' : 'frame.publish.waiting')}</p>
            <Skeleton shape="rows" count={2} />
          </>
        )}
        {stuck && (
          <div role="alert" className={styles.unsaved}>
            <span>{stuck}</span>
            <SaveWayOut onFollow={onClose} />
          </div>
        )}
        {saved && !checking && certificate.error && (
          <ErrorState error={certificate.error} onRetry={() => void refetch()} />
        )}
        {saved && !checking && certificate.data && (
          <>
            <p role="status">
              {errors > 0 && <strong>{t('frame.publish.errors', { count: errors })}</strong>}
              {errors > 0 && warnings > 0 && ' · '}
              {warnings > 0 && t('frame.publish.warnings', { count: warnings })}
              {checks.length === 0 && t('frame.publish.clean')}
            </p>
            {checks.length > 0 && <CheckList checks={checks} onFollow={onClose} />}
          </>
        )}
        {experience.planned && (
          <Banner>
            {t('frame.publish.replaces', {
              version: experience.planned.version,
              at: format.dateTime(experience.planned.at),
            })}
          </Banner>
        )}
        <LabelledField label={t('frame.publish.when')} help={t('frame.publish.whenHelp')}>
          <DateTimeField value={at} min={new Date(now).toISOString()} onChange={setAt} />
        </LabelledField>
        <LabelledField label={t('frame.publish.note')} help={t('frame.publish.noteHelp')}>
          <TextArea value={note} onChange={setNote} maxLength={2000} />
        </LabelledField>
      </div>
    </Dialog>
  );
}
