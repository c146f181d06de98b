import {
  type BrandTheme,
  endpoints,
  type LanguageMap,
  type Placement,
  resolvedTheme,
  standardTheme,
  themeDocument,
} from '@vitrine/shared/contract';
import { useEndpointList, useEndpointQuery } from '@vitrine/shared/ui';

/** What a sheet says, in whose look. */
export interface SheetContent {
  brandName: string;
  look: BrandTheme;
  /** Address of the picture. */
  logo: string | null;
  title: LanguageMap;
  tagline: LanguageMap;
  /** Of its experience, or the tenant's. */
  languages: string[];
}

/**
 * Nothing is asked for without a placement. Of the placement's experience as it stands in its draft: sheets are printed before anything is published. Without
 * an experience the brand speaks for itself.
 * @returns as one query: there once all of it is, failed where any of it did, and then asked for again.
 */
export function useSheetContent(placement: Placement | undefined) {
  const { brandId, experienceId } = placement ?? { brandId: '', experienceId: null };
  const enabled = placement !== undefined;
  const brand = useEndpointQuery(endpoints.getBrand, { params: { brandId } }, { enabled });
  const tenant = useEndpointQuery(endpoints.getTenant, {}, { enabled });
  const inExperience = { enabled: experienceId !== null };
  const experience = useEndpointQuery(
    endpoints.getExperience,
    { params: { brandId, experienceId: experienceId ?? '' } },
    inExperience,
  );
  const themes = useEndpointList(
    endpoints.listDocuments,
    { params: { brandId }, query: { experienceId: experienceId ?? '', area: 'theme' } },
    inExperience,
  );
  const [written] = themes.data?.items ?? [];
  const document = themeDocument.safeParse(written?.data).data;
  const theme = brand.data
    ? document
      ? resolvedTheme(document, brand.data.defaultTheme)
      : { ...standardTheme(), ...brand.data.defaultTheme }
    : null;
  const sha256 = theme?.logo ?? null;
  const logo = useEndpointQuery(
    endpoints.getBrandFile,
    { params: { brandId, sha256: sha256 ?? '' } },
    { enabled: sha256 !== null },
  );

  const content = (): SheetContent | undefined => {
    if (!brand.data || !tenant.data || !theme) return undefined;
    if (experienceId && (!experience.data || !themes.data)) return undefined;
    if (sha256 && !logo.data) return undefined;
    return {
      brandName: brand.data.name,
      look: theme,
      logo: logo.data?.url ?? null,
      title: theme.title,
      tagline: theme.tagline,
      languages: experience.data?.languages ?? tenant.data.languages,
    };
  };
  const failed = [brand, tenant, experience, themes, logo].filter(({ error }) => error);
  return {
    data: content(),
    error: failed[0]?.error ?? null,
    refetch: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
