import type { Webhook, WebhookDelivery } from '@vitrine/shared/contract';
import { useFormat, useNow } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';

/** Says how messages to webhooks went, and what to do about those that did not arrive. */
export function useDeliveryWords() {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  const milliseconds = (ms: number) => format.number(ms);

  /** Why it did not arrive; empty for one that did. */
  const failure = ({ failure: reason, status }: WebhookDelivery): string =>
    reason === null ? '' : t(`integrations.failure.${reason}`, { status: status ?? '' });

  const outcome = (delivery: WebhookDelivery): string =>
    failure(delivery) ||
    t('integrations.arrived', {
      status: delivery.status ?? '',
      milliseconds: milliseconds(delivery.durationMs),
    });

  const content = ({ responses }: WebhookDelivery): string =>
    responses === 0 ? t('integrations.aTest') : t('integrations.answers', { count: responses });

  return {
    failure,
    outcome,
    content,
    last: (delivery: WebhookDelivery): string =>
      t('integrations.last', {
        when: format.relative(delivery.at, now),
        content: content(delivery),
        outcome: outcome(delivery),
      }),
    /** Since when nothing arrives and what becomes of the answers; empty where all is well. */
    trouble: ({ active, failingSince, nextAttemptAt }: Webhook): string => {
      if (!failingSince) return '';
      const since = format.dateTime(failingSince);
      if (!active) return t('integrations.switchedOff', { since });
      if (!nextAttemptAt) return t('integrations.failing', { since });
      return t('integrations.failingNext', { since, next: format.relative(nextAttemptAt, now) });
    },
  };
}
