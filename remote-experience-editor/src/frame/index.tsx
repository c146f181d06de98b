import { setClockBehind } from '@vitrine/shared/browser/server-clock';
import { address } from '@vitrine/shared/client/address';
import {
  areaDocuments,
  type DocumentArea,
  type ExperienceSnapshot,
  endpoints,
  textIn,
} from '@vitrine/shared/contract';
import { type Area, areas, defaultArea } from '@vitrine/shared/contract/areas/list';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Outlet, useBreadcrumb, useLive, useLocation, useParams } from '@vitrine/shared/host';
import {
  Button,
  Drawer,
  ExperienceStatusTag,
  Loaded,
  MenuOutlined,
  MobileOutlined,
  Select,
  Skeleton,
  useAddressState,
  useAreaNames,
  useEndpointQuery,
  useFormat,
  useMediaQuery,
} from '@vitrine/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { CommentsButton } from '../comments/comments-button';
import { CommentsDrawer } from '../comments/comments-drawer';
import { countThreads } from '../comments/place';
import { useOpenThreads } from '../comments/use-open-threads';
import { saveSummary, shownDocument } from '../documents/store/open-documents';
import { type ExperienceContextValue, ExperienceProvider } from '../experience/experience-context';
import { PeopleHere } from '../presence/people-here';
import { usePresence } from '../presence/use-presence';
import { PreviewPane } from '../preview/preview-pane';
import { previewSettings } from '../preview/preview-settings';
import { ReviewDialog } from '../review/review-dialog';
import { ReviewTag } from '../review/review-tag';
import { useReview } from '../review/use-review';
import { SidePanelRoom } from '../side-panel/side-panel';
import { useEditorTexts } from '../texts/texts';
import { TranslationsMenu } from '../translations/translations-menu';
import { AreaMenu } from './area-menu';
import styles from './frame.module.css';
import { FrameNotice } from './frame-notice';
import { PublishDialog } from './publish-dialog';
import { SaveStateText } from './save-state';
import { useFrameCommands } from './use-frame-commands';
import { useRenewal } from './use-renewal';
import { useRights } from './use-rights';

const togglePreview = () => previewSettings.setState(({ open }) => ({ open: !open }));

/** The frame around the fifteen areas of one experience. */
export default function ExperienceFrame() {
  const { brandId = '', experienceId = '' } = useParams();
  const params = { brandId, experienceId };
  const brand = useEndpointQuery(endpoints.getBrand, { params: { brandId } });
  const experience = useEndpointQuery(endpoints.getExperience, { params });
  const both = {
    data: brand.data && experience.data ? { brand: brand.data, experience: experience.data } : undefined,
    error: brand.error ?? experience.error,
    refetch: () => Promise.all([brand.refetch(), experience.refetch()]),
  };
  return (
    <Loaded query={both} skeleton={<Skeleton shape="page" />}>
      {(loaded) => <Frame key={experienceId} {...loaded} />}
    </Loaded>
  );
}

function Frame({ brand, experience }: Pick<ExperienceContextValue, 'brand' | 'experience'>) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const format = useFormat();
  const { pathname } = useLocation();
  const [baseLanguage = 'en'] = experience.languages;
  const [language, setLanguage] = useState(baseLanguage);
  const [menuOpen, setMenuOpen] = useState(false);
  // What the review becomes meanwhile opens and closes neither: whoever approves does not stand before another window.
  const [opened, setOpened] = useState<'publish' | 'review' | null>(null);
  const [commenting, setCommenting] = useState(false);
  const [panelRoom, setPanelRoom] = useState<HTMLElement | null>(null);
  const narrow = useMediaQuery('(width < 900px)');
  const phone = useMediaQuery('(width < 640px)');
  // No room for words beside the choice of the language.
  const crowded = phone && experience.languages.length > 1;
  const params = { brandId: brand.id, experienceId: experience.id };
  useBreadcrumb({ label: brand.name, to: addresses.brand(brand.id) });
  useBreadcrumb({ label: experience.name, to: addresses.area(brand.id, experience.id, defaultArea) });

  const certificate = useEndpointQuery(endpoints.checkExperience, { params });
  const outline = useEndpointQuery(endpoints.getDocumentOutline, { params });
  const documents = outline.data?.items;
  const { snapshot, connection, clockBehindMs } = useLive<ExperienceSnapshot>(
    address(endpoints.watchExperience.path, params),
  );
  useEffect(() => setClockBehind(clockBehindMs), [clockBehindMs]);
  useRenewal(snapshot?.draft);
  const [chosen] = useAddressState('id');
  // An area that is one document does not name it in its address.
  const openDocument = useStore(shownDocument, ({ id }) => chosen || id);
  const others = usePresence(params, openDocument, snapshot?.present);
  const threads = useOpenThreads(params, snapshot?.comments);
  const talks = useMemo(() => countThreads(threads.data?.items ?? []), [threads.data]);
  const review = useReview(brand, experience.id, snapshot);
  const reviewState = review.data?.state ?? 'none';
  const current = areas.find((area) => pathname.endsWith(`/${area}`)) ?? defaultArea;
  const counts = useMemo(() => countByArea(documents ?? []), [documents]);
  const checked = certificate.data ?? null;
  const may = useRights(brand, experience);
  const unsaved = useStore(saveSummary, ({ state }) => state !== 'saved');
  const previewing = useStore(previewSettings, ({ open }) => open);

  // Who may write may ask; who may publish may decide, and publish what is approved.
  const asksForReview =
    brand.reviewBeforePublish && may.write && !(reviewState === 'approved' && may.publish);
  const openPublish = useCallback(() => setOpened(asksForReview ? 'review' : 'publish'), [asksForReview]);

  const value = useMemo<ExperienceContextValue>(
    () => ({
      brand,
      experience,
      language,
      setLanguage,
      baseLanguage,
      may,
      live: { runs: snapshot?.runs ?? [], connection },
      others,
      newestOf: (id) =>
        Math.max(
          0,
          ...(snapshot?.present ?? [])
            .filter((one) => one.documentId === id)
            .map(({ revision }) => revision ?? 0),
        ),
      certificate: checked,
      titleOf: (id) => {
        const named = documents?.find((candidate) => candidate.id === id);
        return named ? textIn(named.title, language, named.baseLanguage) : '';
      },
      openPublish,
    }),
    [
      brand,
      experience,
      may,
      language,
      baseLanguage,
      checked,
      documents,
      snapshot,
      connection,
      others,
      openPublish,
    ],
  );
  const askText = reviewState === 'requested' ? 'review.open' : 'review.ask';
  const openComments = useCallback(() => setCommenting(true), []);
  useFrameCommands({
    brandId: brand.id,
    experienceId: experience.id,
    onPublish: may.publish ? openPublish : null,
    onPreview: may.previewDraft ? togglePreview : null,
    onComments: openComments,
  });
  const menu = (
    <AreaMenu
      {...params}
      current={current}
      counts={counts}
      talks={talks}
      certificate={checked}
      language={language}
      onChoose={() => setMenuOpen(false)}
    />
  );
  return (
    <ExperienceProvider value={value}>
      <SidePanelRoom value={panelRoom}>
        <div className={styles.frame}>
          <section className={styles.bar} aria-label={experience.name}>
            {narrow && (
              <Button
                className={styles.menuButton ?? ''}
                icon={<MenuOutlined />}
                onClick={() => setMenuOpen(true)}
              >
                {areaName(current)}
              </Button>
            )}
            <p className={styles.name} dir="auto" title={experience.name}>
              {experience.name}
            </p>
            <ExperienceStatusTag status={experience.status} iconOnly={phone} />
            {brand.reviewBeforePublish && <ReviewTag state={reviewState} iconOnly={phone} />}
            {(may.write || unsaved) && <SaveStateText />}
            <div className={styles.people}>
              <PeopleHere people={others} titleOf={value.titleOf} />
            </div>
            <div className={styles.end}>
              {experience.languages.length > 1 && (
                <Select
                  className={styles.language ?? ''}
                  label={t('frame.language')}
                  value={language}
                  onChange={(next) => setLanguage(next ?? baseLanguage)}
                  options={experience.languages.map((tag) => ({
                    value: tag,
                    label: format.languageName(tag),
                    short: phone ? tag.toUpperCase() : undefined,
                  }))}
                />
              )}
              <TranslationsMenu />
              <CommentsButton open={threads.data?.items.length} onClick={openComments} />
              {may.previewDraft && (
                <Button
                  icon={<MobileOutlined />}
                  aria-label={t('preview.action')}
                  aria-pressed={previewing}
                  onClick={togglePreview}
                >
                  {crowded ? null : t('preview.action')}
                </Button>
              )}
              {asksForReview ? (
                <Button kind="primary" aria-label={t(askText)} onClick={openPublish}>
                  {t(askText === 'review.ask' && crowded ? 'review.askShort' : askText)}
                </Button>
              ) : (
                may.publish && (
                  <Button kind="primary" onClick={openPublish}>
                    {t('frame.publish.action')}
                  </Button>
                )
              )}
            </div>
            <FrameNotice />
          </section>
          {narrow ? (
            <Drawer
              open={menuOpen}
              side="start"
              width={280}
              title={t('frame.areas')}
              onClose={() => setMenuOpen(false)}
            >
              {menu}
            </Drawer>
          ) : (
            <div className={styles.side}>{menu}</div>
          )}
          <div className={styles.content}>
            <Outlet />
          </div>
          <div className={styles.panels} ref={setPanelRoom} />
          {may.previewDraft && (
            <PreviewPane show={{ area: current, documentId: chosen || null }} documents={documents} />
          )}
        </div>
        <CommentsDrawer
          open={commenting}
          place={{ area: current, documentId: chosen || null }}
          threads={threads}
          onClose={() => setCommenting(false)}
        />
      </SidePanelRoom>
      <PublishDialog
        open={opened === 'publish'}
        experience={experience}
        approval={brand.reviewBeforePublish ? (review.data ?? null) : null}
        onClose={() => setOpened(null)}
      />
      <ReviewDialog
        open={opened === 'review'}
        experience={experience}
        review={review}
        onClose={() => setOpened(null)}
      />
    </ExperienceProvider>
  );
}

/** Of areas that hold a list; an area's one and only document needs no count. */
function countByArea(documents: { area: DocumentArea }[]): Partial<Record<Area, number>> {
  const counts: Partial<Record<Area, number>> = {};
  for (const { area } of documents)
    if (!('single' in areaDocuments[area])) counts[area] = (counts[area] ?? 0) + 1;
  return counts;
}
