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
        title: t('brand-home.clearedLook'),
        description: t('brand-home.clearedLookText'),
        action: { label: t('records.undo'), onAction: () => set(defaultTheme) },
      }),
    );
  return (
    <Section
      title={t('brand-home.look')}
      action={
        defaultTheme &&
        may('brand:update', brand.id) &&
        !brand.archivedAt && (
          <Button loading={update.isPending} onClick={clear}>
            {t('brand-home.clearLook')}
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
              {t('brand-home.lookText')} {defaultTheme.dark && t('brand-home.lookDark')}
            </span>
          </div>
        </div>
      ) : (
        <p className={styles.none}>{t('brand-home.noLook')}</p>
      )}
    </Section>
  );

  function fontsOf({ font, headingFont }: BrandTheme): string {
    const name = t(`brand-home.fonts.${font}`);
    if (headingFont === null || headingFont === font) return name;
    return t('brand-home.lookOf', { font: name, headingFont: t(`brand-home.fonts.${headingFont}`) });
  }
}
