import type { webhookEndpoints } from '../webhooks';
import type { Samples } from './samples';

export const webhookSamples: Samples<typeof webhookEndpoints> = {
  createWebhook: () => ({ name: 'Warehouse', address: 'https://203.0.113.1/' }),
  updateWebhook: () => ({ name: 'Warehouse' }),
};
