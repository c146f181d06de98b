import {
  type BrandTheme,
  defaultTheme,
  endpoints,
  type LanguageMap,
  type Placement,
  resolvedTheme,
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
 * Of the placement's experience as it stands in its draft: sheets are printed before anything is published. Without
 * an experience the brand speaks for itself.
 * @returns null while it loads.
 */
export function useSheetContent({ brandId, experienceId }: Placement): SheetContent | null {
  const brand = useEndpointQuery(endpoints.getBrand, { params: { brandId } }).data;
  const tenant = useEndpointQuery(endpoints.getTenant, {}).data;
  const inExperience = { enabled: experienceId !== null };
  const experience = useEndpointQuery(
    endpoints.getExperience,
    { params: { brandId, experienceId: experienceId ?? '' } },
    inExperience,
  ).data;
  const themes = useEndpointList(
    endpoints.listDocuments,
    { params: { brandId }, query: { experienceId: experienceId ?? '', area: 'theme' } },
    inExperience,
  ).data;
  const [written] = themes?.items ?? [];
  const document = themeDocument.safeParse(written?.data).data;
  const theme = brand
    ? document
      ? resolvedTheme(document, brand.defaultTheme)
      : { ...defaultTheme(), ...brand.defaultTheme }
    : null;
  const sha256 = theme?.logo ?? null;
  const logo = useEndpointQuery(
    endpoints.getBrandFile,
    { params: { brandId, sha256: sha256 ?? '' } },
    { enabled: sha256 !== null },
  ).data;
  if (!brand || !tenant || !theme || (experienceId && (!experience || !themes)) || (sha256 && !logo))
    return null;
  return {
    brandName: brand.name,
    look: theme,
    logo: logo?.url ?? null,
    title: theme.title,
    tagline: theme.tagline,
    languages: experience?.languages ?? tenant.languages,
  };
}
