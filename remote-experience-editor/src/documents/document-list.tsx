import { type Document, type DocumentArea, endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import {
  Button,
  Choice,
  EmptyState,
  Loaded,
  LoadMore,
  Page,
  PlusOutlined,
  SearchDrawing,
  SearchField,
  Skeleton,
  Toolbar,
  useAddressState,
  useEndpointList,
  useEndpointMutation,
} from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { DocumentRow } from './document-row';
import { documentTitle } from './document-title';
import { RenameDialog } from './rename-dialog';
import { SortableList } from './sortable-list';

interface DocumentListProps {
  area: DocumentArea;
  /** Of the button that makes a new one, and of the empty state. */
  texts: { create: string; search: string; emptyTitle: string; emptyText: string };
  drawing: ReactNode;
  /** A few words about one document: "3 objects". */
  about: (document: Document) => string;
  /** Under a document: controls of its runs. */
  below?: (document: Document) => ReactNode;
}

/** The documents of an area: find, create, put in order, rename, duplicate, archive and bring back. */
export function DocumentList({ area, texts, drawing, about, below }: DocumentListProps) {
  const t = useEditorTexts();
  const navigate = useNavigate();
  const toast = useToast();
  const { brand, experience, language, may } = useExperience();
  const [q] = useAddressState('q');
  const [view, setView] = useAddressState('view', 'current');
  const [renaming, setRenaming] = useState<Document | null>(null);
  const archived = view === 'archived';
  const params = { brandId: brand.id };
  const list = useEndpointList(endpoints.listDocuments, {
    params,
    query: {
      experienceId: experience.id,
      area,
      archived: archived ? 'true' : 'false',
      ...(q ? { q } : {}),
    },
  });
  const renew = {
    invalidates: [endpoints.listDocuments, endpoints.checkExperience, endpoints.getExperience],
  };
  const create = useEndpointMutation(endpoints.createDocument, renew);
  const patch = useEndpointMutation(endpoints.patchDocument, renew);
  const archive = useEndpointMutation(endpoints.archiveDocument, renew);
  const restore = useEndpointMutation(endpoints.restoreDocument, renew);

  const open = (document: Document) =>
    void navigate(addresses.area(brand.id, experience.id, area, document.id));
  const createEmpty = () =>
    create.mutate({ params, body: { experienceId: experience.id, area } }, { onSuccess: open });
  const duplicate = ({ data }: Document) =>
    create.mutate({ params, body: { experienceId: experience.id, area, data } });
  const bringBack = (document: Document) =>
    restore.mutate(
      { params: { ...params, documentId: document.id } },
      { onSuccess: () => toast.success({ description: t('documents.restored') }) },
    );
  const putAway = (document: Document) =>
    archive.mutate(
      { params: { ...params, documentId: document.id } },
      {
        onSuccess: () =>
          toast.success({
            description: t('documents.archived'),
            action: { label: t('documents.undoArchive'), onAction: () => bringBack(document) },
          }),
      },
    );
  const createButton = may.write && !archived && (
    <Button icon={<PlusOutlined />} loading={create.isPending} onClick={createEmpty}>
      {texts.create}
    </Button>
  );

  return (
    <Page title={t(`areas.${area}.name`)} intro={t(`areas.${area}.intro`)} action={createButton}>
      <Toolbar
        end={
          <Choice
            label={t('documents.view')}
            value={archived ? 'archived' : 'current'}
            onChange={setView}
            options={[
              { value: 'current', label: t('documents.showCurrent') },
              { value: 'archived', label: t('documents.showArchived') },
            ]}
          />
        }
      >
        <SearchField label={texts.search} />
      </Toolbar>
      <Loaded query={list} skeleton={<Skeleton shape="rows" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              drawing={q || archived ? <SearchDrawing /> : drawing}
              title={q || archived ? t('documents.nothingFound') : texts.emptyTitle}
              {...(q || archived ? {} : { text: texts.emptyText })}
            />
          ) : (
            <>
              <SortableList
                label={t(`areas.${area}.name`)}
                disabled={!may.write || archived || Boolean(q)}
                items={items.map((document) => ({
                  id: document.id,
                  order: document.order,
                  name: documentTitle(document, language) || t('documents.untitled'),
                  document,
                }))}
                onMove={(documentId, order) =>
                  patch.mutate({
                    params: { ...params, documentId },
                    body: { order },
                    ifMatch: items.find(({ id }) => id === documentId)?.revision ?? 0,
                  })
                }
              >
                {({ document, name }) => (
                  <DocumentRow
                    document={document}
                    name={name}
                    about={about(document)}
                    to={archived ? null : addresses.area(brand.id, experience.id, area, document.id)}
                    actions={
                      !may.write
                        ? []
                        : archived
                          ? [
                              {
                                key: 'restore',
                                label: t('documents.restore'),
                                onSelect: () => bringBack(document),
                              },
                            ]
                          : [
                              {
                                key: 'rename',
                                label: t('documents.rename'),
                                onSelect: () => setRenaming(document),
                              },
                              {
                                key: 'copy',
                                label: t('documents.duplicate'),
                                onSelect: () => duplicate(document),
                              },
                              {
                                key: 'archive',
                                label: t('documents.archive'),
                                danger: true,
                                onSelect: () => putAway(document),
                              },
                            ]
                    }
                    below={archived ? null : below?.(document)}
                  />
                )}
              </SortableList>
              <LoadMore list={list} />
            </>
          )
        }
      </Loaded>
      {renaming && (
        <RenameDialog
          document={renaming}
          onClose={() => setRenaming(null)}
          onRename={(title) =>
            patch.mutate(
              {
                params: { ...params, documentId: renaming.id },
                body: { data: { title: { [language]: title } } },
                ifMatch: renaming.revision,
              },
              { onSuccess: () => setRenaming(null) },
            )
          }
          pending={patch.isPending}
        />
      )}
    </Page>
  );
}
