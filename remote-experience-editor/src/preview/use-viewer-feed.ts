import { endpoints } from '@vitrine/shared/contract';
import type { PreviewEnvironment, PreviewShow } from '@vitrine/shared/contract/publishing/preview-feed';
import { useApi } from '@vitrine/shared/ui';
import { type RefObject, useEffect, useState } from 'react';
import { saveSummary, unsavedData } from '../documents/store/open-documents';
import { feedViewer, type ViewerFeed } from './feed-viewer';

interface ViewerFeedOptions {
  params: { brandId: string; experienceId: string };
  frame: RefObject<HTMLIFrameElement | null>;
  environment: PreviewEnvironment;
  show: PreviewShow;
  /** As they were last heard of: what other people saved comes in with them. */
  documents: unknown;
}

/** @returns the feed of the viewer in the frame, and what keeps the preview behind the draft, if anything. */
export function useViewerFeed({ params, frame, environment, show, documents }: ViewerFeedOptions) {
  const api = useApi();
  const { brandId, experienceId } = params;
  const [feed, setFeed] = useState<ViewerFeed | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);

  useEffect(() => {
    const fed = feedViewer({
      viewer: () => frame.current?.contentWindow ?? null,
      compile: (known, signal) =>
        api.call(endpoints.compilePreview, {
          params: { brandId, experienceId },
          body: { unsaved: unsavedData(brandId), known },
          signal,
        }),
      onTrouble: setTrouble,
    });
    setFeed(fed);
    const unsubscribe = saveSummary.subscribe(fed.renew);
    return () => {
      unsubscribe();
      fed.stop();
    };
  }, [api, brandId, experienceId, frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: news of a document is a reason to compile it again
  useEffect(() => feed?.renew(), [feed, documents]);
  useEffect(() => feed?.setEnvironment(environment), [feed, environment]);
  const { area, documentId } = show;
  useEffect(() => feed?.show({ area, documentId }), [feed, area, documentId]);
  return { feed, trouble };
}
