import { interfaceLanguage } from '@vitrine/shared/browser/interface-language';
import { endpoints, type FoundDocument } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { textIn } from '@vitrine/shared/contract/values/text';
import { type Command, useObservable, usePreferences } from '@vitrine/shared/host';
import { Initials, ShopOutlined, useAreaNames, useEndpointQuery } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { frameStore } from './frame-store';
import { useNavigationEntries } from './navigation-entries';
import { useFrameTexts } from './texts/use-frame-texts';
import { type PersonAction, usePersonActions } from './use-person-actions';

export interface PaletteResult extends Command {
  /** What it is, and where: things of one name are told apart by it. */
  about: string;
  /** What it looks like; null for what has no look. */
  lead: ReactNode;
}

/** A store or an experience; of this brand without its brand's name. */
interface Named {
  id: string;
  name: string;
  brandId: string;
  brandName?: string;
  picture?: string | null | undefined;
}

/** How many of each kind are shown; further letters find the others. */
const shown = 8;

/**
 * What the palette offers for what was typed: stores and experiences of this brand, then of all others, and documents
 * (of others and documents none while nothing is typed), brands, pages, what the open screens can do, and what people do
 * to their own view.
 */
export function usePaletteResults(q: string, brandId: string | undefined, onShortcuts: () => void) {
  const areaName = useAreaNames();
  const t = useFrameTexts();
  const navigate = useNavigate();
  const commands = useObservable(frameStore.commands);
  const entries = useNavigationEntries(brandId);
  const person = usePersonActions(onShortcuts);
  const query = { limit: shown, ...(q ? { q } : {}) };
  const inBrand = { params: { brandId: brandId ?? '' }, query };
  const listed = { enabled: brandId !== undefined };
  const brands = useEndpointQuery(endpoints.listBrands, { query });
  const stores = useEndpointQuery(endpoints.listStores, inBrand, listed);
  const experiences = useEndpointQuery(endpoints.listExperiences, inBrand, listed);
  const named = useEndpointQuery(
    endpoints.searchNames,
    { query: { q, limit: shown, ...(brandId && { brandId }) } },
    { enabled: q !== '' },
  );
  const asked = [brands, stores, experiences, named];

  const language = interfaceLanguage(usePreferences().language);

  const goTo = (name: string, to: string, about: string, lead: ReactNode): PaletteResult => ({
    // A brand and its home page are one address.
    id: `${about} ${to}`,
    label: t('palette.goTo', { name }),
    about,
    lead,
    run: () => void navigate(to),
  });
  const kind = (name: 'store' | 'experience', brand?: string) =>
    brand ? t('palette.in', { kind: t(`palette.kind.${name}`), brand }) : t(`palette.kind.${name}`);
  const elsewhere = (one: { brandId: string }) => one.brandId !== brandId;
  const store = ({ brandId, brandName, id, name }: Named) =>
    goTo(name, addresses.store(brandId, id), kind('store', brandName), <ShopOutlined aria-hidden="true" />);
  const experience = ({ brandId, brandName, id, name, picture }: Named) =>
    goTo(
      name,
      addresses.experience(brandId, id),
      kind('experience', brandName),
      <Initials name={name} picture={picture} fills />,
    );
  const document = (found: FoundDocument) => {
    const { area, baseLanguage, brandName, experienceId, experienceName, id, ofTenant, pictureUrl, title } =
      found;
    const name = textIn(title, language, baseLanguage);
    const places = ofTenant
      ? [t('palette.allBrands')]
      : [experienceName, elsewhere(found) ? brandName : null].filter((place) => place !== null);
    return goTo(
      name,
      addresses.area(found.brandId, experienceId, area, id),
      [areaName(`documents.${area}`, { count: 1 }), ...places].join(' · '),
      <Initials name={name} picture={pictureUrl} fills />,
    );
  };
  const places = [
    ...(stores.data?.items ?? []).map(store),
    ...(experiences.data?.items ?? []).map((one) => experience({ ...one, picture: one.poster?.[0]?.url })),
    ...(named.data?.stores ?? []).filter(elsewhere).map(store),
    ...(named.data?.experiences ?? [])
      .filter(elsewhere)
      .map((one) => experience({ ...one, picture: one.pictureUrl })),
    ...(named.data?.documents ?? []).map(document),
    ...(brands.data?.items ?? []).map(({ id, logoUrl, name }) =>
      goTo(name, addresses.brand(id), t('palette.kind.brand'), <Initials name={name} picture={logoUrl} />),
    ),
  ];
  const pages = [...entries.brand, ...entries.product].map(({ icon, label, to }) =>
    goTo(label, to, t('palette.kind.page'), icon),
  );
  const { looks, densities, languages, textSizes, shortcuts, signOut } = person;
  const choices: PersonAction[] = [...looks, ...densities, ...languages, ...textSizes, shortcuts, signOut];
  const own = choices
    .filter(({ disabled, chosen }) => !disabled && !chosen)
    .map(({ key, label, onSelect }) => ({ id: `person-${key}`, label, run: onSelect }));
  const actions = [...commands, ...own].map((command) => ({
    ...command,
    about: t('palette.kind.action'),
    lead: null,
  }));
  const matches = ({ label }: Command) => label.toLocaleLowerCase().includes(q.toLocaleLowerCase());

  return {
    results: [...places, ...[...pages, ...actions].filter(matches)],
    isLoading: asked.some((query) => query.isLoading),
    error: asked.find((query) => query.error)?.error ?? null,
    retry: () => {
      for (const query of asked) if (query.error) void query.refetch();
    },
  };
}
