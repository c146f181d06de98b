import { type Experience, endpoints, type PublishReview, reviewDecision } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link, useSession, useToast } from '@vitrine/shared/host';
import {
  ApiError,
  Banner,
  Button,
  Dialog,
  LabelledField,
  LinkButton,
  Loaded,
  Skeleton,
  TextArea,
  useEndpointMutation,
  type useEndpointQuery,
} from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { DraftChecks } from '../frame/draft-checks';
import { useDraftChecks } from '../frame/use-draft-checks';
import { useEditorTexts } from '../texts/texts';
import styles from './review.module.css';
import { ReviewSteps } from './review-steps';

interface ReviewDialogProps {
  open: boolean;
  experience: Experience;
  review: ReturnType<typeof useEndpointQuery<typeof endpoints.getReview>>;
  onClose: () => void;
}

const invalidates = [endpoints.getReview];

/** Where the draft is not approved: asks another person to review it, tells how far that is, and lets them decide. */
export function ReviewDialog({ open, experience, review, onClose }: ReviewDialogProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const { session } = useSession();
  const { may } = useExperience();
  const params = { brandId: experience.brandId, experienceId: experience.id };
  const checks = useDraftChecks(experience, open);
  const ask = useEndpointMutation(endpoints.askForReview, { invalidates });
  const decide = useEndpointMutation(endpoints.decideReview, { invalidates });
  const [text, setText] = useState('');
  const { refetch } = review;
  const { saved } = checks;
  // The draft that somebody has before them when they open this is what they decide about, not one of an earlier time.
  const [seen, setSeen] = useState('');
  useEffect(() => {
    if (!open || !saved) return;
    let isOpen = true;
    void refetch().then(({ data }) => isOpen && setSeen(data?.contentHash ?? ''));
    return () => {
      isOpen = false;
      setSeen('');
    };
  }, [open, saved, refetch]);

  const self = session?.person.id;
  const askedBy = review.data?.asked?.by.id;
  const state = review.data?.state;
  const asks = state === 'none' || state === 'stale' || state === 'changes-asked';
  const decides = state === 'requested' && may.publish && askedBy !== self;
  const others = (review.data?.reviewers ?? []).filter(({ id }) => id !== (asks ? self : askedBy));

  const done = (words: 'asked' | 'approvedDone' | 'refusedDone') => {
    toast.success({ description: t(`review.${words}`) });
    setText('');
    onClose();
  };
  const sendRequest = async () => {
    await ask.mutateAsync({ params, body: text.trim() ? { note: text.trim() } : {} });
    done('asked');
  };
  const send = async (decision: 'approve' | 'ask-for-changes') => {
    const note = text.trim();
    const body =
      decision === 'approve'
        ? { decision, contentHash: seen, ...(note && { note }) }
        : { decision, contentHash: seen, note };
    await decide.mutateAsync({ params, body });
    done(decision === 'approve' ? 'approvedDone' : 'refusedDone');
  };
  /** The mutation has told what went wrong; where the review or the draft went on, there is something new to look at. */
  const lookAgain = (error: unknown) => {
    if (!(error instanceof ApiError && error.status === 409)) return;
    checks.checkAgain();
    void refetch().then(({ data }) => setSeen(data?.contentHash ?? ''));
  };
  const mayRefuse = reviewDecision.safeParse({
    decision: 'ask-for-changes',
    contentHash: seen,
    note: text,
  }).success;

  return (
    <Dialog
      open={open}
      title={t('review.title')}
      onClose={onClose}
      width={560}
      action={
        asks ? (
          <Button
            kind="primary"
            disabled={!checks.ready || others.length === 0}
            loading={ask.isPending}
            onClick={() => void sendRequest().catch(lookAgain)}
          >
            {t('review.ask')}
          </Button>
        ) : (
          decides && (
            <span className={styles.decisions}>
              <Button
                disabled={!mayRefuse}
                loading={decide.isPending}
                onClick={() => void send('ask-for-changes').catch(lookAgain)}
              >
                {t('review.refuse')}
              </Button>
              <Button
                kind="primary"
                disabled={!checks.ready || seen === ''}
                loading={decide.isPending}
                onClick={() => void send('approve').catch(lookAgain)}
              >
                {t('review.approve')}
              </Button>
            </span>
          )
        )
      }
    >
      <div className={common.dialog}>
        <Loaded query={review} skeleton={<Skeleton shape="rows" count={3} />}>
          {(loaded) => (
            <>
              <p>{t(`review.intro.${introOf(loaded, decides)}`)}</p>
              <ReviewSteps review={loaded} />
              {!decides && state !== 'approved' && <Reviewers names={others.map(({ name }) => name ?? '')} />}
              {(asks || decides) && <DraftChecks checks={checks} onFollow={onClose} />}
              {decides && (
                <p>
                  <Link to={addresses.area(experience.brandId, experience.id, 'manifest')} onClick={onClose}>
                    {t('review.compare')}
                  </Link>
                </p>
              )}
              {(asks || decides) && (
                <LabelledField
                  label={t(asks ? 'review.note' : 'review.comment')}
                  help={t(asks ? 'review.noteHelp' : 'review.commentHelp')}
                >
                  <TextArea value={text} onChange={setText} maxLength={2000} />
                </LabelledField>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

const introOf = ({ state }: PublishReview, decides: boolean) =>
  state === 'requested' ? (decides ? 'decide' : 'wait') : state;

/** Who can approve, or that nobody can, with the way out. */
function Reviewers({ names }: { names: string[] }) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  if (names.length > 0) return <p>{t('review.reviewers', { names: names.join(', ') })}</p>;
  return (
    <Banner action={<LinkButton to={addresses.brand(brand.id)}>{t('frame.toBrand')}</LinkButton>}>
      {t('review.nobody')}
    </Banner>
  );
}
