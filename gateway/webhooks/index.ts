export { DeliveryDesk } from './delivery-desk.ts';
export { type PosterOptions, webhookPoster } from './poster.ts';
export { webhookSecret } from './secret.ts';
export { sign } from './signature.ts';
