import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useToast } from '@vitrine/shared/host';
import { Button, LinkButton, Section, useEndpointMutation } from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { type Beginnings, type FirstStep, firstSteps, firstStepsOf } from '../../brand/use-first-steps';
import common from '../../parts/common.module.css';
import { CreateStore } from '../../stores/create-store';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './first-steps.module.css';
import { Step } from './step';

interface StepsToLiveProps {
  brandId: string;
  beginnings: Beginnings;
  onCreateExperience: () => void;
}

/** The steps, as far as they are done; absent where a placement is live, and nobody was watching. */
export function StepsToLive({ brandId, beginnings, onCreateExperience }: StepsToLiveProps) {
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
  const { experience, isDone, live, next, store } = firstStepsOf(beginnings);
  if (live && !watched) return null;
  if (live)
    return (
      <Section title={t('brand-home.start.liveTitle')} intro={t('brand-home.start.liveText')}>
        <div className={styles.actions}>
          <a href={addresses.placement(live.id)} target="_blank" rel="noreferrer" className={styles.visit}>
            {t('brand-home.start.visit')}
          </a>
          <LinkButton to={`${addresses.store(brandId, live.storeId)}?print=${live.id}`}>
            {t('brand-home.start.print')}
          </LinkButton>
          <Button onClick={() => setWatched(false)}>{t('brand-home.start.close')}</Button>
        </div>
      </Section>
    );

  const placeIt = () => {
    if (!store || !experience) return;
    const [empty] = beginnings.placements;
    if (empty)
      assign.mutate({
        params: { brandId, placementId: empty.id },
        body: { experienceId: experience.id },
      });
    else
      place.mutate({
        params: { brandId, storeId: store.id },
        body: { name: t('brand-home.start.placeName'), kind: 'qr', experienceId: experience.id },
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
  const actions: Record<FirstStep, ReactNode> = {
    store: (
      <Button kind="primary" onClick={() => setCreatesStore(true)}>
        {t('brand-home.start.store')}
      </Button>
    ),
    experience: (
      <Button kind="primary" onClick={onCreateExperience}>
        {t('brand-home.start.experience')}
      </Button>
    ),
    placement: store && experience && (
      <Button kind="primary" loading={place.isPending || assign.isPending} onClick={placeIt}>
        {t('brand-home.start.place', { experience: experience.name, store: store.name })}
      </Button>
    ),
    publish: experience && (
      <>
        <Button kind="primary" loading={publish.isPending} onClick={publishIt}>
          {t('brand-home.start.publishNow', { experience: experience.name })}
        </Button>
        <LinkButton kind="quiet" to={addresses.experience(brandId, experience.id)}>
          {t('brand-home.start.open')}
        </LinkButton>
      </>
    ),
  };
  if (next === null) return null;
  const done = firstSteps.filter((step) => isDone[step]).length;
  return (
    <Section title={t('brand-home.start.title')} intro={t('brand-home.start.intro')}>
      <p className={common.hint}>{t('brand-home.start.progress', { done, total: firstSteps.length })}</p>
      <ol className={styles.steps}>
        {firstSteps.map((step) => (
          <Step
            key={step}
            title={t(`brand-home.start.${step}`)}
            text={t(`brand-home.start.${step}Text`)}
            state={isDone[step] ? 'done' : step === next ? 'current' : 'later'}
          >
            {actions[step]}
          </Step>
        ))}
      </ol>
      <CreateStore brandId={brandId} open={createsStore} onClose={() => setCreatesStore(false)} />
    </Section>
  );
}
