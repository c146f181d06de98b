import {
  areaDocuments,
  type Document,
  type DocumentArea,
  type DocumentData,
  endpoints,
} from '@vitrine/shared/contract';
import { useHost } from '@vitrine/shared/host';
import { useAnswers, useApi, useEndpointQuery } from '@vitrine/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { useEditorTexts } from '../texts/texts';
import { type DocumentStore, receive, redo, run, undo } from './document-store';
import { leaveDocument, type OpenDocument, takeDocument } from './open-documents';
import type { Side } from './rebase';

/** An open document, for the parts of its area. */
export interface Editing<Data extends object> {
  id: string;
  store: DocumentStore<Data>;
  /** @param name what is done; the same name in quick succession is one undo. */
  run: (name: string, change: (data: Data) => Data) => void;
  undo: () => void;
  redo: () => void;
  /** After a collision. */
  settle: (choices: Side[]) => void;
}

/**
 * Opens a document while the calling part is mounted: it loads, changes are saved by themselves, and other people's
 * changes come in when the document is looked at again.
 */
export function useDocument<A extends DocumentArea>(area: A, brandId: string, documentId: string) {
  const api = useApi();
  const { identity, toast } = useHost();
  const answers = useAnswers();
  const t = useEditorTexts();
  const request = useMemo(() => ({ params: { brandId, documentId } }), [brandId, documentId]);
  const query = useEndpointQuery(endpoints.getDocument, request);
  const [open, setOpen] = useState<OpenDocument<DocumentData<A>> | null>(null);
  const loaded = query.data?.id === documentId ? query.data : null;
  const isLoaded = loaded !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once with what came first; later answers are received below
  useEffect(() => {
    if (!loaded) return;
    const taken = takeDocument<DocumentData<A>>(
      loaded,
      { identity, brandId },
      {
        parse: (document) => parse(area, document),
        send: (patch, revision, idempotencyKey) =>
          loaded.owner.kind === 'tenant'
            ? api.call(endpoints.patchTenantDocument, {
                params: { tenantDocumentId: documentId },
                body: { data: patch },
                ifMatch: revision,
                idempotencyKey,
              })
            : api.call(endpoints.patchDocument, {
                ...request,
                body: { data: patch },
                ifMatch: revision,
                idempotencyKey,
              }),
        onRefused: (error) => toast.error(error),
        onSaved: (document) => answers.put(endpoints.getDocument, request, document),
      },
    );
    let left = false;
    void taken.recovered.then((recovered) => {
      if (left) return;
      setOpen(taken);
      // A collision speaks for itself.
      if (recovered && !taken.store.getState().collision)
        toast.success({ description: t('documents.recovered') });
    });
    return () => {
      left = true;
      leaveDocument(documentId);
      setOpen(null);
    };
  }, [isLoaded, documentId]);

  useEffect(() => {
    if (!open || !loaded) return;
    const { base, save } = open.store.getState();
    if (save === 'saved' && loaded.revision > base.revision) receive(open.store, loaded, parse(area, loaded));
  }, [open, loaded, area]);

  const editing = useMemo<Editing<DocumentData<A>> | null>(
    () =>
      open && {
        id: documentId,
        store: open.store,
        run: (name, change) => run(open.store, name, change),
        undo: () => undo(open.store),
        redo: () => redo(open.store),
        settle: (choices) => open.saver.settle(choices),
      },
    [open, documentId],
  );
  return { query, editing, owner: loaded?.owner.kind ?? null };
}

/** @throws when the data is not of the area's shape. */
function parse<A extends DocumentArea>(area: A, document: Document): DocumentData<A> {
  // The schema is the area's own: what comes out is that area's data.
  return areaDocuments[area].schema.parse(document.data) as DocumentData<A>;
}
