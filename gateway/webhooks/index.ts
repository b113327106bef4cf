export { DeliveryService } from './delivery-service.ts';
export { sign } from './signature.ts';
export { webhookSecret } from './signing-secrets.ts';
export { type WebhookSenderOptions, webhookSender } from './webhook-sender.ts';
