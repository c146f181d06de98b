import { type Experience, endpoints, type Placement, type Store } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useToast } from '@vitrine/shared/host';
import { Button, LinkButton, Section, useEndpointMutation } from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { CreateStore } from '../../stores/create-store';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './first-steps.module.css';
import { Step } from './step';

interface StepsToLiveProps {
  brandId: string;
  stores: Store[];
  experiences: Experience[];
  placements: Placement[];
  onCreateExperience: () => void;
}

/** The steps, as far as they are done; absent where a placement is live, and nobody was watching. */
export function StepsToLive({
  brandId,
  stores,
  experiences,
  placements,
  onCreateExperience,
}: StepsToLiveProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const [createsStore, setCreatesStore] = useState(false);
  /** Whether the steps were on view before the last was done: then its end is too. */
  const [watched, setWatched] = useState(false);
  const place = useEndpointMutation(endpoints.createPlacement, {
    invalidates: [endpoints.listPlacements, endpoints.listStores, endpoints.getStore],
  });
  const assign = useEndpointMutation(endpoints.updatePlacement, { invalidates: [endpoints.listPlacements] });
  const publish = useEndpointMutation(endpoints.publishExperience, {
    invalidates: [endpoints.listExperiences, endpoints.getExperience, endpoints.listPlacements],
  });
  const live = placements.find(({ state }) => state === 'active');
  const [store] = stores;
  const assigned = placements.find(({ experienceId }) => experienceId !== null);
  const experience = experiences.find(({ id }) => id === assigned?.experienceId) ?? experiences[0];
  if (live && !watched) return null;
  if (live)
    return (
      <Section title={t('brandHome.start.liveTitle')} intro={t('brandHome.start.liveText')}>
        <div className={styles.actions}>
          <a href={addresses.placement(live.id)} target="_blank" rel="noreferrer" className={styles.visit}>
            {t('brandHome.start.visit')}
          </a>
          <LinkButton to={`${addresses.store(brandId, live.storeId)}?print=${live.id}`}>
            {t('brandHome.start.print')}
          </LinkButton>
          <Button onClick={() => setWatched(false)}>{t('brandHome.start.close')}</Button>
        </div>
      </Section>
    );

  const placeIt = () => {
    if (!store || !experience) return;
    const [empty] = placements;
    if (empty)
      assign.mutate({
        params: { brandId, placementId: empty.id },
        body: { experienceId: experience.id },
      });
    else
      place.mutate({
        params: { brandId, storeId: store.id },
        body: { name: t('brandHome.start.placeName'), kind: 'qr', experienceId: experience.id },
      });
  };
  const publishIt = () => {
    if (!experience) return;
    setWatched(true);
    publish.mutate(
      { params: { brandId, experienceId: experience.id }, body: {} },
      { onSuccess: () => toast.success() },
    );
  };
  const isPublished = experience !== undefined && experience.publishedVersion !== null;
  const steps: { key: 'store' | 'experience' | 'placement' | 'publish'; done: boolean; action: ReactNode }[] =
    [
      {
        key: 'store',
        done: store !== undefined,
        action: (
          <Button kind="primary" onClick={() => setCreatesStore(true)}>
            {t('brandHome.start.store')}
          </Button>
        ),
      },
      {
        key: 'experience',
        done: experience !== undefined,
        action: (
          <Button kind="primary" onClick={onCreateExperience}>
            {t('brandHome.start.experience')}
          </Button>
        ),
      },
      {
        key: 'placement',
        done: assigned !== undefined,
        action: store && experience && (
          <Button kind="primary" loading={place.isPending || assign.isPending} onClick={placeIt}>
            {t('brandHome.start.place', { experience: experience.name, store: store.name })}
          </Button>
        ),
      },
      {
        key: 'publish',
        done: isPublished,
        action: experience && (
          <>
            <Button kind="primary" loading={publish.isPending} onClick={publishIt}>
              {t('brandHome.start.publishNow', { experience: experience.name })}
            </Button>
            <LinkButton kind="quiet" to={addresses.experience(brandId, experience.id)}>
              {t('brandHome.start.open')}
            </LinkButton>
          </>
        ),
      },
    ];
  const done = steps.filter((step) => step.done).length;
  const current = steps.find((step) => !step.done);
  // All four are done and nothing is live: it is paused, over or not begun, which its store tells.
  if (!current) return null;
  return (
    <Section title={t('brandHome.start.title')} intro={t('brandHome.start.intro')}>
      <p className={styles.progress}>{t('brandHome.start.progress', { done, total: steps.length })}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step
            key={step.key}
            title={t(`brandHome.start.${step.key}`)}
            text={t(`brandHome.start.${step.key}Text`)}
            state={step.done ? 'done' : step === current ? 'current' : 'later'}
          >
            {step.action}
          </Step>
        ))}
      </ol>
      <CreateStore brandId={brandId} open={createsStore} onClose={() => setCreatesStore(false)} />
    </Section>
  );
}
