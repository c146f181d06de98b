import {
  type Document,
  endpoints,
  playedArea,
  type ShownArea,
  type WallContent,
} from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { documentTitle } from '../../documents/store/document-title';
import { useExperience } from '../../experience/experience-context';
import { useBrandFile } from '../../library/use-brand-file';
import { useEditorTexts } from '../../texts/texts';
import { areaRegistry } from '../registry';

/** What a screen shows, as far as the drawing can show it. */
export interface ShownMedia {
  /** What it is called; null while that is not known. */
  title: string | null;
  /** Addresses. */
  picture: string | null;
  film: string | null;
  /** Of the film or the picture, in pixels; null: not known. */
  size: { width: number; height: number } | null;
}

const nothing: ShownMedia = { title: null, picture: null, film: null, size: null };

/** @param content undefined: it shows nothing. */
export function useShownMedia(content: WallContent | undefined): ShownMedia {
  const t = useEditorTexts();
  const { language } = useExperience();
  const isDocument = content?.kind === 'document';
  const documents = useDocumentsOf(isDocument ? content.area : playedArea, isDocument);
  const byId = (id: string | undefined) => documents?.find((one) => one.id === id);
  const document = byId(isDocument ? content.documentId : undefined);
  const offered = document && areaRegistry[document.area].offered?.(document);
  const first = byId(offered?.first);
  const drawn = first ? areaRegistry[first.area].offered?.(first) : offered;
  const { file: picture } = useBrandFile(content?.kind === 'picture' ? content.sha256 : drawn?.image);
  const { file: film } = useBrandFile(drawn?.film);
  if (!content) return nothing;
  const sized = film ?? picture;
  const { width, height } = (sized ?? {}) as { width?: number; height?: number };
  const titleOf = (of: Document) => documentTitle(of, language) || t('documents.untitled');
  return {
    title:
      content.kind === 'picture'
        ? t('video-wall.values.kind.picture')
        : documents && (document ? titleOf(document) : t('video-wall.showing.gone')),
    picture: picture?.url ?? null,
    film: film?.url ?? null,
    size: width && height ? { width, height } : null,
  };
}

function useDocumentsOf(area: ShownArea, enabled: boolean): Document[] | null {
  const { brand, experience } = useExperience();
  const list = useEndpointList(
    endpoints.listDocuments,
    { params: { brandId: brand.id }, query: { experienceId: experience.id, area } },
    { all: true, enabled },
  );
  return list.data?.items ?? null;
}
