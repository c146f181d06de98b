import { type CommentThread, endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link, useToast } from '@vitrine/shared/host';
import {
  Button,
  CheckCircleOutlined,
  type EndpointMutation,
  UndoOutlined,
  useAreaNames,
  useEndpointMutation,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import { useWords } from '../documents/fields/use-words';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { CommentField } from './comment-field';
import { CommentItem } from './comment-item';
import styles from './comments.module.css';

export type Answering = EndpointMutation<typeof endpoints.createComment>;

interface ThreadItemProps {
  thread: CommentThread;
  answer: Answering;
  /** Says what it is about, and leads there. */
  showsPlace: boolean;
  /** The place was followed. */
  onFollow: () => void;
}

const invalidates = [endpoints.listCommentThreads];

/** A thread: what it is about, its comments, and what one can do with it. */
export function ThreadItem({ thread, answer, showsPlace, onFollow }: ThreadItemProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const format = useFormat();
  const { brand, may } = useExperience();
  const [answering, setAnswering] = useState(false);
  const resolve = useEndpointMutation(endpoints.resolveCommentThread, { invalidates });
  const reopen = useEndpointMutation(endpoints.reopenCommentThread, { invalidates });
  const request = { params: { brandId: brand.id, commentThreadId: thread.id } };
  const bringBack = () => reopen.mutate(request);
  const settle = () =>
    resolve.mutate(request, {
      onSuccess: () =>
        toast.success({
          description: t('comments.resolvedDone'),
          action: { label: t('comments.reopen'), onAction: bringBack },
        }),
    });
  return (
    <li className={styles.thread}>
      {showsPlace && <PlaceOf thread={thread} onFollow={onFollow} />}
      <ol className={styles.comments}>
        {thread.comments.map((comment, index) => (
          <li key={comment.id}>
            <CommentItem comment={comment} isFirst={index === 0} />
          </li>
        ))}
      </ol>
      {thread.resolved && (
        <p className={styles.at}>
          {t('comments.resolvedBy', {
            name: thread.resolved.by ?? t('documents.history.someone'),
            at: format.dateTime(thread.resolved.at),
          })}
        </p>
      )}
      {may.comment &&
        (answering ? (
          <CommentField
            label={t('comments.answer')}
            keptAs={thread.id}
            sendText={t('comments.send')}
            autoFocus
            onSend={(text) => answer.mutateAsync({ ...request, body: { text } })}
            onSent={() => setAnswering(false)}
            onCancel={() => setAnswering(false)}
          />
        ) : (
          <div className={common.buttons}>
            <Button size="small" onClick={() => setAnswering(true)}>
              {t('comments.answer')}
            </Button>
            {thread.resolved ? (
              <Button size="small" icon={<UndoOutlined />} loading={reopen.isPending} onClick={bringBack}>
                {t('comments.reopen')}
              </Button>
            ) : (
              <Button
                size="small"
                icon={<CheckCircleOutlined />}
                loading={resolve.isPending}
                onClick={settle}
              >
                {t('comments.resolve')}
              </Button>
            )}
          </div>
        ))}
    </li>
  );
}

function PlaceOf({ thread: { area, document }, onFollow }: Pick<ThreadItemProps, 'thread' | 'onFollow'>) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const words = useWords();
  const { brand, experience } = useExperience();
  if (area === null) return <p className={styles.place}>{t('comments.onExperience')}</p>;
  const name = areaName(area);
  const label = document ? `${name} · ${words(document.title, t('documents.untitled'))}` : name;
  return (
    <p className={styles.place} dir="auto">
      {document?.archivedAt ? (
        t('comments.archived', { place: label })
      ) : (
        <Link to={addresses.area(brand.id, experience.id, area, document?.id)} onClick={onFollow}>
          {label}
        </Link>
      )}
    </p>
  );
}
