import { type CommentThread, endpoints } from '@vitrine/shared/contract';
import {
  EmptyState,
  type EndpointList,
  type EndpointMutation,
  Loaded,
  LoadMore,
  Select,
  SheetsDrawing,
  Skeleton,
  Switch,
  useAreaNames,
  useEndpointList,
  useEndpointMutation,
} from '@vitrine/shared/ui';
import { type ComponentProps, type Ref, useId, useRef, useState } from 'react';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { SidePanel, useIsBeside } from '../side-panel/side-panel';
import { useEditorTexts } from '../texts/texts';
import { CommentField } from './comment-field';
import styles from './comments.module.css';
import { focusText } from './focus-text';
import { aboutOf, groupThreads, type Place, type Subject, subjectsAt } from './place';
import { type Answering, ThreadItem } from './thread-item';

interface CommentsDrawerProps {
  open: boolean;
  place: Place;
  threads: EndpointList<CommentThread>;
  onClose: () => void;
}

type Creating = EndpointMutation<typeof endpoints.createCommentThread>;

const stay = () => undefined;

const sending = { invalidates: [endpoints.listCommentThreads], inForm: true };

/** What staff say about the experience: where one is first, then elsewhere. */
export function CommentsDrawer({ open, place, threads, onClose }: CommentsDrawerProps) {
  const t = useEditorTexts();
  const talk = useRef<HTMLDivElement>(null);
  const isBeside = useIsBeside();
  // Here, where they outlive what is shown: a comment that is sent again after a lost answer has the same key.
  const create = useEndpointMutation(endpoints.createCommentThread, sending);
  const answer = useEndpointMutation(endpoints.createComment, sending);
  return (
    <SidePanel
      open={open}
      title={t('comments.title')}
      onOpened={() => focusText(talk.current)}
      onClose={onClose}
    >
      {open && (
        <Talk
          ref={talk}
          place={place}
          threads={threads}
          create={create}
          answer={answer}
          onFollow={isBeside ? stay : onClose}
        />
      )}
    </SidePanel>
  );
}

interface TalkProps extends Omit<CommentsDrawerProps, 'open' | 'onClose'> {
  /** A thread led to what it is about. */
  onFollow: () => void;
  create: Creating;
  answer: Answering;
  ref: Ref<HTMLDivElement>;
}

function Talk({ place, threads, create, answer, ref, onFollow }: TalkProps) {
  const t = useEditorTexts();
  const { may } = useExperience();
  const [showsResolved, setShowsResolved] = useState(false);
  const id = useId();
  return (
    <div ref={ref} className={styles.talk}>
      {may.comment && <NewThread place={place} create={create} />}
      <Loaded query={threads} skeleton={<Skeleton shape="rows" count={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              drawing={<SheetsDrawing />}
              title={t('comments.emptyTitle')}
              text={t('comments.emptyText')}
            />
          ) : (
            <Groups threads={items} place={place} answer={answer} onFollow={onFollow} />
          )
        }
      </Loaded>
      <div className={styles.toggle}>
        <Switch id={id} value={showsResolved} onChange={setShowsResolved} />
        <label htmlFor={id}>{t('comments.showResolved')}</label>
      </div>
      {showsResolved && <Resolved answer={answer} onFollow={onFollow} />}
    </div>
  );
}

function NewThread({ place, create }: { place: Place; create: Creating }) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { brand, experience, titleOf } = useExperience();
  const offered = subjectsAt(place);
  const [chosen, setChosen] = useState<Subject | null>(null);
  const subject = chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? 'experience');
  const title = titleOf(place.documentId);
  const labels: Record<Subject, string> = {
    document: title ? t('comments.onDocument', { title }) : t('comments.onThisDocument'),
    area: t('comments.onArea', { area: areaName(place.area) }),
    experience: t('comments.onExperience'),
  };
  return (
    <CommentField
      label={t('comments.write')}
      keptAs={experience.id}
      sendText={t('comments.send')}
      onSend={(text) =>
        create.mutateAsync({
          params: { brandId: brand.id, experienceId: experience.id },
          body: { ...aboutOf(place, subject), text },
        })
      }
    >
      <Select
        className={styles.about ?? ''}
        label={t('comments.about')}
        value={subject}
        options={offered.map((value) => ({ value, label: labels[value] }))}
        onChange={setChosen}
      />
    </CommentField>
  );
}

/** What every thread is given. */
type Way = Pick<ComponentProps<typeof ThreadItem>, 'answer' | 'onFollow'>;

interface GroupsProps extends Way {
  threads: CommentThread[];
  place: Place;
}

function Groups({ threads, place, ...way }: GroupsProps) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { titleOf } = useExperience();
  const { here, elsewhere } = groupThreads(threads, place);
  const title = titleOf(place.documentId);
  const hereTitle =
    place.documentId === null
      ? t('comments.onArea', { area: areaName(place.area) })
      : title
        ? t('comments.onDocument', { title })
        : t('comments.onThisDocument');
  return (
    <>
      {here.length > 0 && (
        <section>
          <h3 className={styles.heading} dir="auto">
            {hereTitle}
          </h3>
          <Threads
            threads={here}
            showPlace={({ document }) => place.documentId === null && document !== null}
            {...way}
          />
        </section>
      )}
      {elsewhere.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('comments.elsewhere')}</h3>
          <Threads threads={elsewhere} {...way} />
        </section>
      )}
    </>
  );
}

function Resolved(way: Way) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const list = useEndpointList(endpoints.listCommentThreads, {
    params: { brandId: brand.id, experienceId: experience.id },
    query: { resolved: 'true' },
  });
  return (
    <section>
      <h3 className={styles.heading}>{t('comments.resolvedTitle')}</h3>
      <Loaded query={list} skeleton={<Skeleton shape="rows" count={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.at}>{t('comments.noneResolved')}</p>
          ) : (
            <>
              <Threads threads={items} {...way} />
              <LoadMore list={list} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface ThreadsProps extends Way {
  threads: CommentThread[];
  /** Of each, whether it says what it is about. */
  showPlace?: (thread: CommentThread) => boolean;
}

function Threads({ threads, showPlace = () => true, ...way }: ThreadsProps) {
  return (
    <ul className={common.looseList}>
      {threads.map((thread) => (
        <ThreadItem key={thread.id} thread={thread} showsPlace={showPlace(thread)} {...way} />
      ))}
    </ul>
  );
}
