import {
  type BrandTheme,
  brandTheme,
  endpoints,
  resolvedTheme,
  standardTheme,
  themeLook,
} from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { Button, Choice, LookSample, Section, useEndpointMutation, useMay } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from './theme.module.css';
import { change, type ThemePart } from './theme-editing';

/** Whether the experience follows its brand's default theme, and the way to make its own look that default. */
export function WhoseLook({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const { followsBrand } = theme;
  const choose = (next: 'brand' | 'own') =>
    change(
      editing,
      'followsBrand',
      // What becomes its own begins as what visitors saw until now.
      next === 'own'
        ? { ...resolvedTheme(theme, brand.defaultTheme), followsBrand: false }
        : { followsBrand: true },
    );
  return (
    <Section title={t('theme.whose')}>
      <div>
        <Choice
          label={t('theme.whose')}
          value={followsBrand ? 'brand' : 'own'}
          disabled={readOnly}
          options={[
            { value: 'brand', label: t('theme.follow') },
            { value: 'own', label: t('theme.ownLook') },
          ]}
          onChange={choose}
        />
      </div>
      {followsBrand ? (
        <div className={styles.brandLook}>
          <LookSample look={brand.defaultTheme ?? themeLook(standardTheme())} />
          <p className={common.help}>
            {t(brand.defaultTheme ? 'theme.following' : 'theme.followingNone', { brand: brand.name })}
          </p>
        </div>
      ) : (
        <MakeDefault theme={theme} />
      )}
    </Section>
  );
}

/** For those who may change the brand. */
function MakeDefault({ theme }: Pick<ThemePart, 'theme'>) {
  const t = useEditorTexts();
  const toast = useToast();
  const may = useMay();
  const { brand } = useExperience();
  const update = useEndpointMutation(endpoints.updateBrand, {
    invalidates: [
      endpoints.getBrand,
      endpoints.listBrands,
      endpoints.getExperience,
      endpoints.listExperiences,
    ],
  });
  if (!may('brand:update', brand.id)) return null;
  const look = themeLook(theme);
  if (brand.defaultTheme && isSame(look, brand.defaultTheme))
    return <p className={common.help}>{t('theme.isDefault', { brand: brand.name })}</p>;
  return (
    <div className={common.narrowStack}>
      <Button
        loading={update.isPending}
        onClick={() =>
          update.mutate(
            { params: { brandId: brand.id }, body: { defaultTheme: look } },
            {
              onSuccess: () => toast.success({ description: t('theme.madeDefault', { brand: brand.name }) }),
            },
          )
        }
      >
        {t('theme.makeDefault')}
      </Button>
      <p className={common.help}>{t('theme.makeDefaultHelp', { brand: brand.name })}</p>
    </div>
  );
}

/** Read by the schema, both have their keys in its order. */
const isSame = (one: BrandTheme, other: BrandTheme): boolean =>
  JSON.stringify(brandTheme.parse(one)) === JSON.stringify(brandTheme.parse(other));
