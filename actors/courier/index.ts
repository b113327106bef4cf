export { courierBehaviour, deliveryKey } from './courier-behaviour.ts';
