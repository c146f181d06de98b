import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { type Document, type DocumentArea, endpoints, languageMap } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import {
  Button,
  Checkbox,
  Choice,
  EmptyState,
  Loaded,
  LoadMore,
  type MenuAction,
  NothingListed,
  Page,
  PlusOutlined,
  SearchField,
  Select,
  Skeleton,
  Toolbar,
  useAddressState,
  useAreaNames,
  useEndpointList,
} from '@vitrine/shared/ui';
import { type ReactNode, useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import type { Fact } from '../../lists/facts';
import { type EditorText, useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import { SortableList } from '../fields/sortable-list';
import { copiedTitle } from '../store/copied-title';
import { documentTitle, titleField } from '../store/document-title';
import type { OwnerKind } from '../store/owner';
import { useDocumentWrites, useMayWrite } from '../store/use-document-writes';
import { type BulkAction, BulkBar } from './bulk-bar';
import { DocumentRow } from './document-row';
import { RenameDialog } from './rename-dialog';

/** An area that says in its texts what its list says; see `AreaEntry`. */
type ListedArea = { [A in DocumentArea]: `${A}.search` extends EditorText ? A : never }[DocumentArea];

interface DocumentListProps {
  area: ListedArea;
  drawing: ReactNode;
  /** A few words about one document: "3 objects". */
  about: (document: Document) => Fact | Fact[];
  /** Under a document: controls of its runs. */
  below?: (document: Document) => ReactNode;
  /** Whose documents these are; the experience's when left out. */
  owner?: OwnerKind;
  /** Filters beside the search. With `shows` the whole list is fetched. */
  filters?: ReactNode;
  shows?: (document: Document) => boolean;
  /** Takes the filters back that `shows` goes by; null while none is set. */
  onClearFilters?: (() => void) | null;
  /** Beside the button that makes a new one. */
  moreActions?: ReactNode;
  /** Instead of making an empty one. */
  onCreate?: () => void;
  /** Instead of the mark that says whether visitors have it. */
  mark?: (document: Document) => ReactNode;
  /** Before a document's name: its picture. */
  lead?: (document: Document) => ReactNode;
  /** What can be done to several at once, beside archiving them. */
  bulkActions?: BulkAction[];
  /** What a copy holds; all that the document does, under a numbered title, when left out. */
  copied?: (document: Document) => Document['data'];
  /** Further entries of a document's menu. */
  actions?: (document: Document) => MenuAction[];
  /** Asked before one or several are archived; it calls `archive` when that is well. */
  beforeArchive?: (documents: Document[], archive: () => void) => void;
}

/** A question is called by its words, which a number would change. */
const copiedData = ({ data }: Document): Document['data'] => {
  const title = languageMap().safeParse(data.title);
  return title.success ? { ...data, title: copiedTitle(title.data) } : data;
};

/** The order that people gave them, by name, or what was changed last first. */
const sorts = ['order', 'name', '-changed'] as const;

/** So many are drawn at a time: each can be dragged, which takes its time with thousands. */
const drawnAtOnce = 100;

/** The documents of an area: find, create, put in order, rename, duplicate, archive and bring back. */
export function DocumentList(props: DocumentListProps) {
  const { area, drawing, about, below, owner = 'experience', shows, bulkActions = [] } = props;
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const navigate = useNavigate();
  const toast = useToast();
  const { brand, experience, language } = useExperience();
  const mayWrite = useMayWrite(owner);
  const writes = useDocumentWrites();
  const [q, setQ] = useAddressState('q');
  const [view, setView] = useAddressState('view', 'current');
  const [sorted, setSorted] = useAddressState('sort', 'order');
  const sort = sorts.find((one) => one === sorted) ?? 'order';
  const [renaming, setRenaming] = useState<Document | null>(null);
  const [room, setRoom] = useState(drawnAtOnce);
  // Other lists are fetched page by page.
  const drawn = shows ? room : Number.POSITIVE_INFINITY;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const archived = view === 'archived';
  const choosable = mayWrite;
  const list = useEndpointList(
    endpoints.listDocuments,
    {
      params: { brandId: brand.id },
      query: {
        ...(owner === 'experience' ? { experienceId: experience.id } : { owner }),
        area,
        archived: archived ? 'true' : 'false',
        ...(q ? { q } : {}),
        ...(sort !== 'order' && { sort }),
        ...(sort === 'name' && { language }),
      },
    },
    { all: shows !== undefined },
  );

  /** A new one is named first. */
  const open = (document: Document) =>
    void navigate(addresses.area(brand.id, experience.id, area, document.id, `/${titleField(document)}`));
  const bringBack = (document: Document) =>
    writes.restore(document, {
      onSuccess: () => toast.success({ description: t('documents.restored') }),
    });
  const putAway = (document: Document) =>
    writes.archive(document, {
      onSuccess: () =>
        toast.success({
          description: t('documents.archived'),
          action: { label: t('documents.undoArchive'), onAction: () => bringBack(document) },
        }),
    });
  const askToPutAway = (document: Document) =>
    props.beforeArchive ? props.beforeArchive([document], () => putAway(document)) : putAway(document);
  const createButton = mayWrite && !archived && (
    <Button
      icon={<PlusOutlined />}
      loading={writes.isCreating}
      onClick={props.onCreate ?? (() => writes.create(owner, area, undefined, { onSuccess: open }))}
    >
      {t(`${area}.create`)}
    </Button>
  );
  // Where there is nothing yet, the first step stands in the middle.
  const isEmpty = mayBeEmpty(list) && !q && !archived;

  return (
    <Page
      title={areaName(area)}
      intro={t(`${area}.intro`)}
      action={
        !archived && (
          <>
            {props.moreActions}
            {!isEmpty && createButton}
          </>
        )
      }
    >
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
        <SearchField label={t(`${area}.search`)} />
        {props.filters}
        <Select
          className={styles.sort ?? ''}
          label={t('documents.sort.label')}
          value={sort}
          onChange={(next) => setSorted(next ?? 'order')}
          options={sorts.map((value) => ({ value, label: t(`documents.sort.${value}`) }))}
        />
      </Toolbar>
      <Loaded query={list} skeleton={<Skeleton shape="rows" />}>
        {({ items: all }) => {
          const items = shows ? all.filter(shows) : all;
          const narrowed = Boolean(q) || archived || all.length > items.length;
          return items.length === 0 ? (
            <NothingListed
              // What is found and does not pass is kept away by the filters.
              q={all.length === 0 ? q : ''}
              onClearSearch={() => setQ('')}
              onClearFilter={all.length > 0 ? (props.onClearFilters ?? null) : null}
              showsArchived={archived}
              empty={
                <EmptyState
                  drawing={drawing}
                  title={t(`${area}.emptyTitle`)}
                  text={t(`${area}.emptyText`)}
                  action={isEmpty && createButton}
                />
              }
            />
          ) : (
            <>
              {choosable && (
                <BulkBar
                  shown={items}
                  chosen={items.filter(({ id }) => chosen.has(id))}
                  archived={archived}
                  actions={bulkActions}
                  {...(props.beforeArchive && { beforeArchive: props.beforeArchive })}
                  onChoose={(documents) => setChosen(new Set(documents.map(({ id }) => id)))}
                />
              )}
              <SortableList
                label={areaName(area)}
                disabled={!mayWrite || narrowed || sort !== 'order'}
                next={items[drawn]?.order}
                items={items.slice(0, drawn).map((document) => ({
                  id: document.id,
                  order: document.order,
                  name: documentTitle(document, language) || t('documents.untitled'),
                  document,
                }))}
                onMove={(documentId, order) => {
                  const moved = items.find(({ id }) => id === documentId);
                  if (moved) writes.patch(moved, { order });
                }}
              >
                {({ document, name }) => (
                  <DocumentRow
                    document={document}
                    name={name}
                    about={[about(document)].flat()}
                    lead={
                      (choosable || props.lead) && (
                        <>
                          {choosable && (
                            <Checkbox
                              label={t('documents.bulk.choose', { name })}
                              value={chosen.has(document.id)}
                              onChange={(on) => setChosen(withOrWithout(chosen, document.id, on))}
                            />
                          )}
                          {props.lead?.(document)}
                        </>
                      )
                    }
                    to={archived ? null : addresses.area(brand.id, experience.id, area, document.id)}
                    actions={
                      !mayWrite
                        ? (props.actions?.(document) ?? [])
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
                                onSelect: () =>
                                  writes.create(owner, area, (props.copied ?? copiedData)(document)),
                              },
                              ...(props.actions?.(document) ?? []),
                              {
                                key: 'archive',
                                label: t('documents.archive'),
                                danger: true,
                                onSelect: () => askToPutAway(document),
                              },
                            ]
                    }
                    below={archived ? null : below?.(document)}
                    {...(props.mark && { mark: props.mark(document) })}
                  />
                )}
              </SortableList>
              {items.length > drawn ? (
                <div className={styles.more}>
                  <Button onClick={() => setRoom(room + drawnAtOnce)}>
                    {t('documents.showMore', { count: Math.min(drawnAtOnce, items.length - drawn) })}
                  </Button>
                </div>
              ) : (
                <LoadMore list={list} />
              )}
            </>
          );
        }}
      </Loaded>
      {renaming && (
        <RenameDialog
          document={renaming}
          onClose={() => setRenaming(null)}
          onRename={(title) =>
            writes.patch(
              renaming,
              { data: { [titleField(renaming)]: { [language]: title } } },
              { onSuccess: () => setRenaming(null) },
            )
          }
          pending={writes.isPatching}
        />
      )}
    </Page>
  );
}

function withOrWithout(ids: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (wanted) next.add(id);
  else next.delete(id);
  return next;
}
