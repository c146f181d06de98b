import type { DocumentArea, DocumentData } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  EmptyState,
  LinkButton,
  Loaded,
  Page,
  SearchDrawing,
  Skeleton,
  useAreaNames,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { OwnerKind } from '../store/owner';
import { type Editing, useDocument } from '../store/use-document';
import { useUndoKeys } from '../store/use-undo-keys';
import { useFocusAskedPlace } from './use-focus-asked-place';

interface OpenedDocumentProps<A extends DocumentArea> {
  area: A;
  documentId: string;
  /** In the shape of what comes. */
  skeleton?: 'form' | 'page';
  children: (editing: Editing<DocumentData<A>>, owner: OwnerKind) => ReactNode;
}

/** An open document, with every way that opening it can go: one that is not there leaves the experience around it. */
export function OpenedDocument<A extends DocumentArea>(props: OpenedDocumentProps<A>) {
  const { area, documentId, skeleton = 'form', children } = props;
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { brand, experience } = useExperience();
  const { query, editing, owner } = useDocument(area, brand.id, documentId);
  useUndoKeys(editing);
  useFocusAskedPlace();
  if (query.data === undefined && query.error?.status === 404)
    return (
      <Page title={areaName(area)}>
        <EmptyState
          drawing={<SearchDrawing />}
          title={t('documents.missing.title')}
          text={t('documents.missing.text')}
          action={
            <LinkButton to={addresses.area(brand.id, experience.id, area)}>
              {t('documents.missing.action', { area: areaName(area) })}
            </LinkButton>
          }
        />
      </Page>
    );
  return (
    <Loaded query={query} skeleton={<Skeleton shape={skeleton} />}>
      {() => editing && owner && children(editing, owner)}
    </Loaded>
  );
}
