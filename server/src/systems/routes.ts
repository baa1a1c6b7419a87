import { routes } from '../core/http/handlers.ts';
import type { AddressCheck } from '../core/outside/networks.ts';
import { changeKey, createKey, keyChoices, keys, revokeKey, rotateKey } from './keys.service.ts';
import {
  changeWebhook,
  createWebhook,
  deliveries,
  resendDelivery,
  rotateWebhookSecret,
  secretOf,
  testWebhook,
  webhooks,
} from './webhooks.service.ts';

/** The calls of keys and webhooks, each with the use case that answers it. */
export const systemsRoutes = ({ mayAsk, secretKey }: { mayAsk: AddressCheck; secretKey: string }) =>
  routes({
    listKeys: (context) => keys(context),
    listKeyChoices: (context) => keyChoices(context),
    createKey: (context, { body }) => createKey(context, body),
    changeKey: (context, { params, body }) => changeKey(context, params.id, body),
    rotateKey: (context, { params, body }) => rotateKey(context, params.id, body),
    revokeKey: (context, { params }) => revokeKey(context, params.id),
    listWebhooks: (context) => webhooks(context),
    createWebhook: (context, { body }) => createWebhook(context, body, mayAsk),
    changeWebhook: (context, { params, body }) => changeWebhook(context, params.id, body, mayAsk),
    getWebhookSecret: (context, { params }) => secretOf(context, params.id, secretKey),
    rotateWebhookSecret: (context, { params }) => rotateWebhookSecret(context, params.id),
    testWebhook: (context, { params }) => testWebhook(context, params.id),
    listDeliveries: (context, { params, query }) => deliveries(context, params.id, query.page ?? 1),
    resendDelivery: (context, { params }) => resendDelivery(context, params.id),
  });
