import {
  areaDocuments,
  type Document,
  type DocumentArea,
  type DocumentData,
  endpoints,
} from '@vitrine/shared/contract';
import { useHost } from '@vitrine/shared/host';
import { useAnswers, useApi, useEndpointQuery } from '@vitrine/shared/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { useUndoConflictToast } from '../collisions/use-undo-conflict-toast';
import { authorSince } from './author-since';
import type { DocumentStore } from './document-state';
import { redo, run, undo } from './document-store';
import { hearWhenFree, whenAnswered } from './hear-when-free';
import { leaveDocument, type OpenDocument, shownDocument, takeDocument } from './open-documents';
import { addressOf } from './owner';
import type { Side } from './rebase';

/** An open document, for the parts of its area. */
export interface Editing<Data extends object> {
  id: string;
  area: DocumentArea;
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
 * changes come in as soon as the live stream tells of them.
 */
export function useDocument<A extends DocumentArea>(area: A, brandId: string, documentId: string) {
  const api = useApi();
  const { identity, toast } = useHost();
  const answers = useAnswers();
  const t = useEditorTexts();
  const showUndoConflict = useUndoConflictToast();
  const { newestOf } = useExperience();
  const request = useMemo(() => ({ params: { brandId, documentId } }), [brandId, documentId]);
  const query = useEndpointQuery(endpoints.getDocument, request);
  const [open, setOpen] = useState<OpenDocument<DocumentData<A>> | null>(null);
  const loaded = query.data?.id === documentId ? query.data : null;
  const isLoaded = loaded !== null;

  const author = useCallback(
    (document: Document, since: number) =>
      authorSince(document, since, async () => {
        const { items } = await api.call(endpoints.listRevisions, { ...request, query: {} });
        return items;
      }),
    [api, request],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once with what came first; later answers are received below
  useEffect(() => {
    if (!loaded) return;
    shownDocument.setState({ id: documentId });
    const taken = takeDocument<DocumentData<A>>(
      loaded,
      { identity, brandId },
      {
        parse: (document) => parse(area, document),
        send: (patch, revision, idempotencyKey) =>
          api.call(endpoints.patchDocument, {
            ...addressOf(loaded, brandId),
            body: { data: patch },
            ifMatch: revision,
            idempotencyKey,
          }),
        authorSince: author,
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
      shownDocument.setState(({ id }) => ({ id: id === documentId ? null : id }));
      leaveDocument(documentId);
      setOpen(null);
    };
  }, [isLoaded, documentId]);

  const newest = newestOf(documentId);
  const { refetch } = query;
  useEffect(() => {
    if (!open) return;
    return whenAnswered(open.store, () => {
      if (newest > open.store.getState().base.revision) void refetch();
    });
  }, [open, newest, refetch]);

  useEffect(() => {
    const since = open?.store.getState().base.revision;
    if (!open || !loaded || since === undefined || loaded.revision <= since) return;
    let stop = () => {};
    let left = false;
    void author(loaded, since).then((by) => {
      if (!left) stop = hearWhenFree(open.store, loaded, parse(area, loaded), by);
    });
    return () => {
      left = true;
      stop();
    };
  }, [open, loaded, area, author]);

  const editing = useMemo<Editing<DocumentData<A>> | null>(() => {
    if (!open) return null;
    return {
      id: documentId,
      area,
      store: open.store,
      run: (name, change) => run(open.store, name, change),
      undo: () => showUndoConflict(undo(open.store)),
      redo: () => showUndoConflict(redo(open.store)),
      settle: (choices) => open.saver.settle(choices),
    };
  }, [open, area, documentId, showUndoConflict]);
  return { query, editing, owner: loaded?.owner.kind ?? null };
}

/** @throws when the data is not of the area's shape. */
function parse<A extends DocumentArea>(area: A, document: Document): DocumentData<A> {
  // The schema is the area's own: what comes out is that area's data.
  return areaDocuments[area].schema.parse(document.data) as DocumentData<A>;
}
