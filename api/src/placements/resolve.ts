import {
  type BrandTheme,
  type PlacementState,
  type ResolvedPlacement,
  standardTheme,
  type Tenant,
  textIn,
} from '@vitrine/shared/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import Negotiator from 'negotiator';
import { rootAs } from '../content/schema-migrations';
import type { Database } from '../db/database';
import { brands, experiences, manifests, placements, stores, tenants } from '../db/schema';
import { askedConsent } from '../tenants/tenant-settings';
import { assignedAt, placementState } from './state';

/** @returns null for a placement that is unknown, or archived with its store or brand: its address leads nowhere. */
export async function findPlacement(db: Database, placementId: string) {
  const [row] = await db
    .select({
      placement: placements,
      brandName: brands.name,
      brandTheme: brands.defaultTheme,
      timeZone: stores.timeZone,
    })
    .from(placements)
    .innerJoin(stores, and(eq(stores.id, placements.storeId), isNull(stores.archivedAt)))
    .innerJoin(brands, and(eq(brands.id, placements.brandId), isNull(brands.archivedAt)))
    .where(and(eq(placements.id, placementId), isNull(placements.archivedAt)));
  return row
    ? { ...row.placement, brandName: row.brandName, brandTheme: row.brandTheme, timeZone: row.timeZone }
    : null;
}

/**
 * What the public address of a placement answers at a moment: its state, what it serves, and how a page about it
 * looks in the visitor's language. A placement with nothing to show speaks for its brand in the brand's colours.
 * @param acceptLanguage the header as it came.
 * @param options.withLook says how a page about it looks even where its manifest does.
 * @returns null where there is no such placement.
 */
export async function resolvePlacement(
  db: Database,
  placementId: string,
  acceptLanguage: string | undefined,
  now: Date,
  { withLook = false } = {},
): Promise<ResolvedPlacement | null> {
  const placement = await findPlacement(db, placementId);
  if (!placement) return null;
  const assigned = assignedAt(placement, now);
  const [shown, tenant] = await Promise.all([findShown(db, assigned), findTenant(db)]);
  const state: PlacementState = placementState(placement, shown, now);
  const root = shown?.archivedAt === null && shown.root ? rootAs(shown.root) : null;
  const languages = root?.languages ?? shown?.languages ?? tenant?.languages ?? ['en'];
  const language = preferred(acceptLanguage, languages);
  const theme = root?.theme ?? { ...standardTheme(), ...placement.brandTheme };
  const { colours, dark, tagline, title } = theme;
  const { activeFrom, timeZone } = placement;
  const [base] = languages;
  const consent = tenant && askedConsent(tenant);
  return {
    placementId,
    state,
    kind: placement.kind,
    displayMode: placement.displayMode,
    idleResetSeconds: placement.idleResetSeconds,
    title: textIn(title, language, base) || placement.brandName,
    description: textIn(tagline, language, base),
    picture: root?.poster ?? null,
    ...(root?.posterSizes && { pictureSizes: root.posterSizes }),
    themeColour: colours.accent,
    backgroundColour: colours.background,
    dark: dark && { themeColour: dark.accent, backgroundColour: dark.background },
    language,
    timeZone,
    ...((withLook || state !== 'active') && { look: lookWithoutLogo(theme), logo: root?.logo ?? null }),
    ...(state === 'scheduled' && activeFrom && { opens: { at: activeFrom.toISOString(), timeZone } }),
    ...(tenant?.imprintUrl && { imprintUrl: tenant.imprintUrl }),
    ...(tenant?.privacyUrl && { privacyUrl: tenant.privacyUrl }),
    ...(consent && { consentVersion: consent.version }),
    manifest: state === 'active' ? (shown?.hash ?? null) : null,
  };
}

function lookWithoutLogo({
  buttons,
  colours,
  dark,
  font,
  headingFont,
  radiusPx,
  spacing,
}: BrandTheme): ResolvedPlacement['look'] {
  return { buttons, colours, dark, font, headingFont, radiusPx, spacing };
}

/** The assigned experience with the version that the placement serves of it; none once it is unpublished. */
async function findShown(db: Database, { experienceId, pinnedVersion }: ReturnType<typeof assignedAt>) {
  if (experienceId === null) return null;
  const served = sql`case when ${experiences.publishedVersion} is null then null
    else coalesce(${pinnedVersion}::integer, ${experiences.publishedVersion}) end`;
  const [row] = await db
    .select({
      languages: experiences.languages,
      archivedAt: experiences.archivedAt,
      publishedVersion: experiences.publishedVersion,
      root: manifests.root,
      hash: manifests.hash,
    })
    .from(experiences)
    .leftJoin(manifests, and(eq(manifests.experienceId, experiences.id), eq(manifests.version, served)))
    .where(eq(experiences.id, experienceId));
  return row ?? null;
}

/** There is one. */
async function findTenant(db: Database): Promise<Tenant | null> {
  const [tenant] = await db.select({ settings: tenants.settings }).from(tenants);
  return tenant?.settings ?? null;
}

/** The visitor's first choice among the languages that there are; else the first of those. */
function preferred(acceptLanguage: string | undefined, languages: string[]): string {
  const wanted = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  return wanted.language(languages) ?? languages[0] ?? 'en';
}
