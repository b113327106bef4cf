export { DeliveryDesk, type DeliveryPage } from './delivery-desk.ts';
export { type PosterOptions, webhookPoster } from './poster.ts';
export { type RotatedSecret, signingSecrets, webhookSecret } from './secret.ts';
export { sign } from './signature.ts';
