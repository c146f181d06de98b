import { endpoints, type Webhook, type WebhookDelivery } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  type Column,
  DataTable,
  Drawer,
  EmptyState,
  Loaded,
  SheetsDrawing,
  Skeleton,
  StatusTag,
  useEndpointPage,
  useFormat,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import styles from './integrations.module.css';
import { useDeliveryWords } from './use-delivery-words';

interface WebhookDeliveriesProps {
  brandId: string;
  /** null: closed. */
  webhook: Webhook | null;
  onClose: () => void;
}

/** The last messages to a webhook and what its server answered. */
export function WebhookDeliveries({ brandId, webhook, onClose }: WebhookDeliveriesProps) {
  const t = useManagerTexts();
  return (
    <Drawer
      open={webhook !== null}
      title={webhook ? t('integrations.webhook.deliveriesOf', { name: webhook.name }) : ''}
      onClose={onClose}
      width={720}
    >
      {webhook && <DeliveryList brandId={brandId} webhookId={webhook.id} />}
    </Drawer>
  );
}

function DeliveryList({ brandId, webhookId }: { brandId: string; webhookId: string }) {
  const t = useManagerTexts();
  const format = useFormat();
  const words = useDeliveryWords();
  // Not more are kept of one webhook.
  const page = useEndpointPage(endpoints.listWebhookDeliveries, {
    params: { brandId, webhookId },
    query: { limit: 50 },
  });
  const columns: Column<WebhookDelivery>[] = [
    { key: 'at', title: t('integrations.delivery.at'), render: ({ at }) => format.dateTime(at) },
    { key: 'content', title: t('integrations.delivery.content'), render: words.content },
    {
      key: 'outcome',
      title: t('integrations.delivery.outcome'),
      render: (delivery) => (
        <>
          <StatusTag
            tone={delivery.failure ? 'danger' : 'success'}
            icon={delivery.failure ? <CloseCircleOutlined /> : <CheckCircleOutlined />}
          >
            {t(delivery.failure ? 'integrations.delivery.failed' : 'integrations.delivery.arrived')}
          </StatusTag>
          <div className={styles.muted}>{words.outcome(delivery)}</div>
          {delivery.answer && <code className={styles.answer}>{delivery.answer}</code>}
        </>
      ),
    },
  ];
  return (
    <Loaded query={page} skeleton={<Skeleton shape="rows" />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            drawing={<SheetsDrawing />}
            title={t('integrations.delivery.emptyTitle')}
            text={t('integrations.delivery.emptyText')}
          />
        ) : (
          <DataTable
            label={t('integrations.webhook.deliveries')}
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
          />
        )
      }
    </Loaded>
  );
}
