import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import { endpoints, type Webhook } from '@vitrine/shared/contract';
import {
  Button,
  EmptyState,
  PlusOutlined,
  Section,
  SheetsDrawing,
  useEndpointPage,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../parts/common.module.css';
import { DoForGood } from '../../../parts/do-for-good';
import { RecordList } from '../../../parts/record-list';
import { useRecordList } from '../../../parts/use-record-list';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { CreateWebhook } from './create-webhook';
import { EditWebhook } from './edit-webhook';
import { GivenSecret } from './given-secret';
import { RotateSecret } from './rotate-secret';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookItem } from './webhook-item';

/** What is done with one webhook in a dialog of its own. */
type Task = 'edit' | 'deliveries' | 'rotate' | 'delete';

/** Addresses that are told of each answer, with how that goes. */
export function Webhooks({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const may = useMay();
  const [creates, setCreates] = useState(false);
  const [given, setGiven] = useState<{ webhook: Webhook; secret: string | null } | null>(null);
  const [open, setOpen] = useState<{ task: Task; webhook: Webhook } | null>(null);
  const state = useRecordList({ sorts: ['name', 'createdAt'], prefix: 'webhooks-' });
  const page = useEndpointPage(endpoints.listWebhooks, { params: { brandId }, query: state.query });
  const mayWrite = may('integrations:write', brandId);
  const create = mayWrite && (
    <Button icon={<PlusOutlined />} onClick={() => setCreates(true)}>
      {t('integrations.webhook.create')}
    </Button>
  );
  const close = () => setOpen(null);
  const shown = (task: Task) => (open?.task === task ? open.webhook : null);
  const edited = shown('edit');
  const deleted = shown('delete');
  return (
    <Section
      title={t('integrations.webhook.title')}
      intro={t('integrations.webhook.intro')}
      action={!mayBeEmpty(page) && create}
    >
      <RecordList
        label={t('integrations.webhook.title')}
        page={page}
        state={state}
        skeleton="rows"
        empty={
          <EmptyState
            drawing={<SheetsDrawing />}
            title={t('integrations.webhook.emptyTitle')}
            text={t('integrations.webhook.emptyText')}
            action={create}
          />
        }
      >
        {(items) => (
          <ul className={common.list} aria-label={t('integrations.webhook.title')}>
            {items.map((webhook) => (
              <WebhookItem
                key={webhook.id}
                brandId={brandId}
                webhook={webhook}
                mayWrite={mayWrite}
                onTask={(task) => setOpen({ task, webhook })}
              />
            ))}
          </ul>
        )}
      </RecordList>
      <CreateWebhook
        brandId={brandId}
        open={creates}
        onClose={() => setCreates(false)}
        onCreated={setGiven}
      />
      <GivenSecret
        open={given !== null}
        title={t('integrations.webhook.secretTitle', { name: given?.webhook.name ?? '' })}
        text={t('integrations.webhook.secretText')}
        label={t('integrations.webhook.secret')}
        secret={given?.secret ?? null}
        lostText={t('integrations.webhook.lostText')}
        onClose={() => setGiven(null)}
      />
      {edited && <EditWebhook brandId={brandId} webhook={edited} onClose={close} />}
      <WebhookDeliveries brandId={brandId} webhook={shown('deliveries')} onClose={close} />
      <RotateSecret brandId={brandId} webhook={shown('rotate')} onClose={close} onRotated={setGiven} />
      {deleted && (
        <DoForGood
          endpoint={endpoints.deleteWebhook}
          request={{ params: { brandId, webhookId: deleted.id } }}
          invalidates={[endpoints.listWebhooks]}
          title={t('integrations.webhook.deleteTitle')}
          name={deleted.name}
          actionLabel={t('integrations.webhook.delete')}
          done={{
            title: t('integrations.webhook.deletedToast', { name: deleted.name }),
            description: t('integrations.webhook.deletedToastText'),
          }}
          onClose={close}
        >
          {t('integrations.webhook.deleteText')}
        </DoForGood>
      )}
    </Section>
  );
}
