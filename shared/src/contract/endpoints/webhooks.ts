import {
  webhook,
  webhookCreate,
  webhookDelivery,
  webhookUpdate,
  webhookWithSecret,
} from '../entities/integrations';
import { chapter } from './endpoint';
import { page } from './page';
import { inBrand, inWebhook, list, listBy } from './parameters';

const endpoint = chapter('Integrations');

export const webhookEndpoints = {
  listWebhooks: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/webhooks',
    access: { brand: 'integrations:read' },
    summary: 'Addresses that are told of responses',
    params: inBrand,
    query: listBy('createdAt', 'name'),
    response: page(webhook),
  }),
  createWebhook: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/webhooks',
    access: { brand: 'integrations:write' },
    summary: 'Tell an address of every response from now on. The secret is shown once',
    params: inBrand,
    body: webhookCreate,
    response: webhookWithSecret,
    givenOnce: 'secret',
    status: 201,
  }),
  updateWebhook: endpoint({
    method: 'PATCH',
    path: '/v1/brands/:brandId/webhooks/:webhookId',
    access: { brand: 'integrations:write' },
    summary: 'Change a webhook, switch it off, or on again: it goes on where it stopped',
    params: inWebhook,
    body: webhookUpdate,
    response: webhook,
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: '/v1/brands/:brandId/webhooks/:webhookId',
    access: { brand: 'integrations:write' },
    whileArchived: true,
    summary: 'Delete a webhook for good',
    params: inWebhook,
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/webhooks/:webhookId/test',
    access: { brand: 'integrations:write' },
    summary: 'Send a signed message without responses now, and say how it went',
    params: inWebhook,
    response: webhookDelivery,
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: '/v1/brands/:brandId/webhooks/:webhookId/secret',
    access: { brand: 'integrations:write' },
    summary: 'Make a new secret, which is shown once. The one before it signs as well for a day',
    params: inWebhook,
    response: webhookWithSecret,
    givenOnce: 'secret',
    status: 201,
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: '/v1/brands/:brandId/webhooks/:webhookId/deliveries',
    access: { brand: 'integrations:read' },
    summary: 'The last messages to a webhook, newest first',
    params: inWebhook,
    query: list,
    response: page(webhookDelivery),
  }),
};
