import { type Experience, endpoints, type Placement, type RequestOf } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { type EndpointPage, useEndpointPage, useFormat, useMay, useNow } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** One thing that waits, and where it is put right. */
export interface AttentionItem {
  id: string;
  to: string;
  title: string;
  /** The store that it is in; null for what is in none. */
  place: string | null;
  text: string;
}

/** Things that wait for the same reason. */
export interface AttentionGroup {
  title: string;
  total: number;
  /** The first of them. */
  items: AttentionItem[];
  /** The list of all of them, where there is one. */
  all: string | null;
}

/** Who has more of one kind sees the rest in its list. */
const limit = 50;
const refetchIntervalMs = 60_000;
const hourMs = 3_600_000;
const endingWithinMs = 7 * 24 * hourMs;

/** What waits in a brand, the most urgent first. */
export function useAttention(brandId: string): {
  groups: AttentionGroup[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
} {
  const t = useManagerTexts();
  const format = useFormat();
  const may = useMay();
  const now = useNow();
  // To the hour, so that it is the same question for a while.
  const soon = new Date(Math.ceil((now + endingWithinMs) / hourMs) * hourMs).toISOString();
  const silent = usePlacements(brandId, { silent: 'true' });
  const empty = usePlacements(brandId, { state: 'unassigned' });
  const ending = usePlacements(brandId, { endsBefore: soon });
  const mayWebhooks = may('integrations:read', brandId);
  const webhooks = useEndpointPage(
    endpoints.listWebhooks,
    { params: { brandId }, query: { limit: 100 } },
    { refetchIntervalMs, enabled: mayWebhooks },
  );
  const waiting = useExperiences(brandId, { review: 'requested' });
  const drafts = useExperiences(brandId, { status: 'draft' });
  const changed = useExperiences(brandId, { status: 'changed' });
  const store = (placement: Placement, filter: string) =>
    `${addresses.store(brandId, placement.storeId)}?${filter}`;
  const failing = (webhooks.data?.items ?? []).flatMap(({ id, name, active, failingSince }) =>
    failingSince
      ? {
          id,
          to: addresses.integrations(brandId),
          place: null,
          title: t(active ? 'integrations.attention' : 'integrations.attentionOff', { name }),
          text: active
            ? t('integrations.attentionText', { when: format.dateTime(failingSince) })
            : t('integrations.attentionOffText'),
        }
      : [],
  );
  const groups: AttentionGroup[] = [
    ofPlacements(t('brand-home.attentionSilentMany'), silent, (placement) => ({
      to: store(placement, 'state=silent'),
      title: t('brand-home.attentionSilent', { name: placement.name }),
      text: placement.lastSeenAt
        ? t('placements.seenWhen', { when: format.relative(placement.lastSeenAt, now) })
        : t('placements.neverSeen'),
    })),
    ofPlacements(t('brand-home.attentionPlacements'), empty, (placement) => ({
      to: store(placement, 'state=unassigned'),
      title: t('brand-home.attentionPlacement', { name: placement.name }),
      text: t('brand-home.attentionPlacementText'),
    })),
    ofPlacements(t('brand-home.attentionEndings'), ending, (placement) => {
      const { activeUntil, showsUntil, storeTimeZone } = placement;
      return {
        to: store(placement, `q=${encodeURIComponent(placement.name)}`),
        title: t(showsUntil === activeUntil ? 'brand-home.attentionEnding' : 'brand-home.attentionRunsOut', {
          name: placement.name,
        }),
        text: showsUntil
          ? t('brand-home.attentionEndingText', { at: format.dateTimeIn(showsUntil, storeTimeZone) })
          : '',
      };
    }),
    { title: t('integrations.attentionMany'), total: failing.length, items: failing, all: null },
    ofExperiences(t('brand-home.attentionReviews'), waiting, null, ({ name }) => ({
      title: t('brand-home.attentionReview', { name }),
      text: t('brand-home.attentionReviewText'),
    })),
    ofExperiences(t('brand-home.attentionDrafts'), drafts, 'draft', ({ name }) => ({
      title: t('brand-home.attentionDraft', { name }),
      text: t('brand-home.attentionDraftText'),
    })),
    ofExperiences(t('brand-home.attentionChanges'), changed, 'changed', ({ name, publishedVersion }) => ({
      title: t('brand-home.attentionChanged', { name }),
      text: t('brand-home.attentionChangedText', { version: publishedVersion ?? 0 }),
    })),
  ];

  const asked = [silent, empty, ending, waiting, drafts, changed, ...(mayWebhooks ? [webhooks] : [])];
  const failed = asked.filter(({ data, error }) => error !== null && data === undefined);
  return {
    groups: groups.filter(({ total }) => total > 0),
    isLoading: asked.some(({ data, error }) => error === null && data === undefined),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const { refetch } of failed) refetch();
    },
  };

  function ofPlacements(
    title: string,
    page: EndpointPage<Placement>,
    said: (placement: Placement) => Pick<AttentionItem, 'to' | 'title' | 'text'>,
  ): AttentionGroup {
    const items = (page.data?.items ?? []).map((placement) => ({
      id: placement.id,
      place: placement.storeName,
      ...said(placement),
    }));
    return { title, total: page.data?.total ?? 0, items, all: null };
  }

  function ofExperiences(
    title: string,
    page: EndpointPage<Experience>,
    status: 'draft' | 'changed' | null,
    said: (experience: Experience) => Pick<AttentionItem, 'title' | 'text'>,
  ): AttentionGroup {
    const items = (page.data?.items ?? []).map((experience) => ({
      id: experience.id,
      to: addresses.experience(brandId, experience.id),
      place: null,
      ...said(experience),
    }));
    return {
      title,
      total: page.data?.total ?? 0,
      items,
      all: status && `${addresses.brand(brandId)}?status=${status}`,
    };
  }
}

const usePlacements = (brandId: string, query: RequestOf<typeof endpoints.listPlacements>['query']) =>
  useEndpointPage(
    endpoints.listPlacements,
    { params: { brandId }, query: { limit, ...query } },
    { refetchIntervalMs },
  );

const useExperiences = (brandId: string, query: RequestOf<typeof endpoints.listExperiences>['query']) =>
  useEndpointPage(
    endpoints.listExperiences,
    { params: { brandId }, query: { sort: '-updatedAt', limit, ...query } },
    { refetchIntervalMs },
  );
