import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useToast } from '@vitrine/shared/host';
import { Banner, Button, LinkButton, useEndpointMutation, useMay } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './frame.module.css';

/** Why nothing can be changed here, and the way out; nothing for those who can change it. */
export function FrameNotice() {
  const t = useEditorTexts();
  const toast = useToast();
  const ask = useMay();
  const { brand, experience, may } = useExperience();
  const restore = useEndpointMutation(endpoints.restoreExperience, {
    invalidates: [
      endpoints.getExperience,
      endpoints.listExperiences,
      endpoints.listPlacements,
      endpoints.getBrand,
      endpoints.listBrands,
      endpoints.checkExperience,
    ],
  });
  const bringBack = () =>
    restore.mutate(
      { params: { brandId: brand.id, experienceId: experience.id } },
      { onSuccess: () => toast.success({ description: t('frame.restored', { name: experience.name }) }) },
    );
  if (may.write) return null;
  return (
    <div className={styles.notice}>
      {brand.archivedAt ? (
        <Banner action={<LinkButton to={addresses.brand(brand.id)}>{t('frame.toBrand')}</LinkButton>}>
          {t('frame.brandArchived')}
        </Banner>
      ) : experience.archivedAt ? (
        <Banner
          action={
            ask('experiences:write', brand.id) && (
              <Button loading={restore.isPending} onClick={bringBack}>
                {t('frame.restore')}
              </Button>
            )
          }
        >
          {t('frame.archived')}
        </Banner>
      ) : (
        <p>{t('documents.readOnly')}</p>
      )}
    </div>
  );
}
