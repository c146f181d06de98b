import { type Brand, type BrandTheme, endpoints } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { Button, LookSample, Section, useEndpointMutation, useMay } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './brand-look.module.css';

/** The brand's default theme: what it looks like, and the way to be without one. */
export function BrandLook({ brand }: { brand: Brand }) {
  const t = useManagerTexts();
  const may = useMay();
  const toast = useToast();
  const update = useEndpointMutation(endpoints.updateBrand, {
    invalidates: [
      endpoints.getBrand,
      endpoints.listBrands,
      endpoints.listExperiences,
      endpoints.getExperience,
    ],
  });
  const { defaultTheme } = brand;
  const set = (next: BrandTheme | null, onSuccess?: () => void) =>
    update.mutate(
      { params: { brandId: brand.id }, body: { defaultTheme: next } },
      onSuccess && { onSuccess },
    );
  const clear = () =>
    set(null, () =>
      toast.success({
        title: t('brandHome.clearedLook'),
        description: t('brandHome.clearedLookText'),
        action: { label: t('undo'), onAction: () => set(defaultTheme) },
      }),
    );
  return (
    <Section
      title={t('brandHome.look')}
      action={
        defaultTheme &&
        may('brand:update', brand.id) &&
        !brand.archivedAt && (
          <Button loading={update.isPending} onClick={clear}>
            {t('brandHome.clearLook')}
          </Button>
        )
      }
    >
      {defaultTheme ? (
        <div className={styles.look}>
          <LookSample look={defaultTheme} />
          <div className={styles.words}>
            <span className={styles.fonts}>{fontsOf(defaultTheme)}</span>
            <span>
              {t('brandHome.lookText')} {defaultTheme.dark && t('brandHome.lookDark')}
            </span>
          </div>
        </div>
      ) : (
        <p className={styles.none}>{t('brandHome.noLook')}</p>
      )}
    </Section>
  );

  function fontsOf({ font, headingFont }: BrandTheme): string {
    const name = t(`brandHome.fonts.${font}`);
    if (headingFont === null || headingFont === font) return name;
    return t('brandHome.lookOf', { font: name, headingFont: t(`brandHome.fonts.${headingFont}`) });
  }
}
