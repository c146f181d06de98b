import { type Experience, endpoints, type PublishReview } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  Banner,
  Button,
  DateTimeField,
  Dialog,
  LabelledField,
  TextArea,
  useAnswers,
  useEndpointMutation,
  useFormat,
  useNow,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import { ReviewSteps } from '../review/review-steps';
import { useEditorTexts } from '../texts/texts';
import { DraftChecks } from './draft-checks';
import { useDraftChecks } from './use-draft-checks';

interface PublishDialogProps {
  open: boolean;
  experience: Experience;
  /** By which it may go live; null where the brand needs none. */
  approval: PublishReview | null;
  onClose: () => void;
}

/** Checks the draft, says what is wrong, and publishes it when nothing forbids it. */
export function PublishDialog({ open, experience, approval, onClose }: PublishDialogProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const format = useFormat();
  const now = useNow();
  const answers = useAnswers();
  const params = { brandId: experience.brandId, experienceId: experience.id };
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const checks = useDraftChecks(experience, open);
  const publish = useEndpointMutation(endpoints.publishExperience, {
    invalidates: [
      endpoints.getExperience,
      endpoints.listExperiences,
      endpoints.listVersions,
      endpoints.listDocuments,
      endpoints.listPlacements,
      endpoints.getExperienceSummary,
      endpoints.getReview,
    ],
  });

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

  return (
    <Dialog
      open={open}
      title={t('frame.publish.title')}
      onClose={onClose}
      width={560}
      action={
        <Button
          kind="primary"
          disabled={!checks.ready}
          loading={publish.isPending}
          // The mutation has told the person what went wrong; the approval may be what is gone.
          onClick={() => void submit().catch(() => answers.invalidate(endpoints.getReview))}
        >
          {t(at ? 'frame.publish.plan' : 'frame.publish.action')}
        </Button>
      }
    >
      <div className={common.dialog}>
        {approval && <ReviewSteps review={approval} />}
        <DraftChecks checks={checks} onFollow={onClose} />
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
