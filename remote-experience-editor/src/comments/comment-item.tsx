import { type Comment, endpoints } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import {
  ActionMenu,
  Button,
  DeleteOutlined,
  Dialog,
  EditOutlined,
  Initials,
  useEndpointMutation,
  useFormat,
  useNow,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { CommentField } from './comment-field';
import styles from './comments.module.css';

const invalidates = [endpoints.listCommentThreads];

/** One comment: who, when, what; one's own can be changed and deleted. */
export function CommentItem({ comment, isFirst }: { comment: Comment; isFirst: boolean }) {
  const t = useEditorTexts();
  const format = useFormat();
  const now = useNow();
  const { brand, may } = useExperience();
  const { session } = useSession();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const update = useEndpointMutation(endpoints.updateComment, { invalidates, inForm: true });
  const remove = useEndpointMutation(endpoints.deleteComment, { invalidates });
  const params = { brandId: brand.id, commentId: comment.id };
  const name = comment.by.name ?? t('documents.history.someone');
  const isOwn = comment.by.id === session?.person.id;

  if (comment.deletedAt)
    return (
      <p className={styles.deleted}>{t(isFirst ? 'comments.firstDeleted' : 'comments.deleted', { name })}</p>
    );
  return (
    <div className={styles.comment}>
      <div className={styles.byline}>
        <Initials name={name} round />
        <strong dir="auto">{name}</strong>
        <time dateTime={comment.createdAt} title={format.dateTime(comment.createdAt)} className={styles.at}>
          {format.relative(comment.createdAt, now)}
        </time>
        {comment.editedAt && (
          <span className={styles.at} title={format.dateTime(comment.editedAt)}>
            {t('comments.edited')}
          </span>
        )}
        {isOwn && may.comment && !editing && (
          <span className={styles.menu}>
            <ActionMenu
              name={t('comments.own')}
              actions={[
                {
                  key: 'edit',
                  label: t('comments.edit'),
                  icon: <EditOutlined />,
                  onSelect: () => setEditing(true),
                },
                {
                  key: 'delete',
                  label: t('comments.delete'),
                  icon: <DeleteOutlined />,
                  danger: true,
                  onSelect: () => setDeleting(true),
                },
              ]}
            />
          </span>
        )}
      </div>
      {editing ? (
        <CommentField
          label={t('comments.edit')}
          keptAs={comment.id}
          initial={comment.text}
          sendText={t('comments.save')}
          autoFocus
          onSend={(text) => update.mutateAsync({ params, body: { text } })}
          onSent={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={styles.text} dir="auto">
          {comment.text}
        </p>
      )}
      <Dialog
        open={deleting}
        title={t('comments.deleteTitle')}
        onClose={() => setDeleting(false)}
        action={
          <Button
            kind="primary"
            danger
            loading={remove.isPending}
            onClick={() => remove.mutate({ params }, { onSuccess: () => setDeleting(false) })}
          >
            {t('comments.delete')}
          </Button>
        }
      >
        <p>{t('comments.deleteText')}</p>
      </Dialog>
    </div>
  );
}
