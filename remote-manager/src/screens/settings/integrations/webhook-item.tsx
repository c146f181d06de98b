import { endpoints, type Webhook } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  ActionMenu,
  Button,
  DeleteOutlined,
  HistoryOutlined,
  LockOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
  useEndpointMutation,
} from '@vitrine/shared/ui';
import common from '../../../parts/common.module.css';
import { useMenuActions } from '../../../parts/use-menu-actions';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './integrations.module.css';
import { useDeliveryWords } from './use-delivery-words';
import { WebhookState } from './webhook-state';

interface WebhookItemProps {
  brandId: string;
  webhook: Webhook;
  mayWrite: boolean;
  onTask: (task: 'edit' | 'deliveries' | 'rotate' | 'delete') => void;
}

/** One webhook: where it leads, how its last message went, and what to do when nothing arrives. */
export function WebhookItem({ brandId, webhook, mayWrite, onTask }: WebhookItemProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const words = useDeliveryWords();
  const actions = useMenuActions();
  const { id, name, address, active, lastDelivery } = webhook;
  const params = { brandId, webhookId: id };
  const test = useEndpointMutation(endpoints.testWebhook, {
    invalidates: [endpoints.listWebhooks, endpoints.listWebhookDeliveries],
  });
  const update = useEndpointMutation(endpoints.updateWebhook, { invalidates: [endpoints.listWebhooks] });
  const sendTest = () =>
    test.mutate(
      { params },
      {
        onSuccess: (delivery) => {
          if (delivery.failure)
            toast.error(new Error(`${t('integrations.webhook.testFailed')} ${words.failure(delivery)}`));
          else
            toast.success({
              title: t('integrations.webhook.testArrived'),
              description: words.outcome(delivery),
            });
        },
      },
    );
  const setActive = (on: boolean) =>
    update.mutate(
      { params, body: { active: on } },
      {
        onSuccess: () =>
          toast.success({
            title: t(on ? 'integrations.webhook.resumedToast' : 'integrations.webhook.pausedToast', { name }),
            description: t(
              on ? 'integrations.webhook.resumedToastText' : 'integrations.webhook.pausedToastText',
            ),
          }),
      },
    );
  const trouble = words.trouble(webhook);
  return (
    <li className={styles.webhook}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h3 className={common.heading}>
            <bdi>{name}</bdi>
          </h3>
          <WebhookState webhook={webhook} />
        </div>
        <div className={styles.actions}>
          {mayWrite && !active && (
            <Button
              icon={<PlayCircleOutlined />}
              loading={update.isPending}
              aria-label={t('integrations.webhook.resumeLabel', { name })}
              onClick={() => setActive(true)}
            >
              {t('integrations.webhook.resume')}
            </Button>
          )}
          {mayWrite && (
            <Button
              loading={test.isPending}
              aria-label={t('integrations.webhook.testLabel', { name })}
              onClick={sendTest}
            >
              {t('integrations.webhook.test')}
            </Button>
          )}
          <ActionMenu
            name={name}
            actions={[
              {
                key: 'deliveries',
                label: t('integrations.webhook.deliveries'),
                icon: <HistoryOutlined />,
                onSelect: () => onTask('deliveries'),
              },
              ...(mayWrite
                ? [
                    actions.edit(() => onTask('edit')),
                    ...(active
                      ? [
                          {
                            key: 'pause',
                            label: t('integrations.webhook.pause'),
                            icon: <PauseCircleOutlined />,
                            onSelect: () => setActive(false),
                          },
                        ]
                      : []),
                    {
                      key: 'rotate',
                      label: t('integrations.webhook.rotate'),
                      icon: <LockOutlined />,
                      onSelect: () => onTask('rotate'),
                    },
                    {
                      key: 'delete',
                      label: t('integrations.webhook.delete'),
                      icon: <DeleteOutlined />,
                      danger: true,
                      onSelect: () => onTask('delete'),
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </div>
      <code className={styles.address}>{address}</code>
      {trouble && <p className={styles.trouble}>{trouble}</p>}
      <p className={styles.muted}>
        {lastDelivery ? words.last(lastDelivery) : t('integrations.webhook.nothingSent')}
      </p>
    </li>
  );
}
