import { type DocumentLink, endpoints } from '@vitrine/shared/contract';
import { useAnswers, useEndpointQuery } from '@vitrine/shared/ui';
import { useEffect, useRef } from 'react';
import { useExperience } from '../experience/experience-context';

/**
 * The vault documents of which an open document holds copies, by the place of the copy, and the placements at which
 * visitors are answering it, so that its copies stay as they are.
 * @param asOf what the answer depends on beside the document: it is asked for again when that has changed.
 */
export function useLinks(
  documentId: string,
  enabled: boolean,
  asOf = '',
): { links: ReadonlyMap<string, DocumentLink>; frozenAt: string[] } {
  const { brand } = useExperience();
  const answers = useAnswers();
  const { data } = useEndpointQuery(
    endpoints.listDocumentLinks,
    { params: { brandId: brand.id, documentId } },
    { enabled },
  );
  const asked = useRef(asOf);
  useEffect(() => {
    if (asked.current === asOf) return;
    asked.current = asOf;
    void answers.invalidate(endpoints.listDocumentLinks);
  }, [answers, asOf]);
  return {
    links: new Map((data?.links ?? []).map((link) => [link.pointer, link])),
    frozenAt: data?.frozenAt ?? [],
  };
}
