export { DeliveryService } from './delivery-service.ts';
export { sign } from './signature.ts';
export { webhookSecret } from './signing-secrets.ts';
export { type WebhookPost, type WebhookSenderOptions, webhookPost, webhookSender } from './webhook-sender.ts';
