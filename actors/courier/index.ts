export { courierBehaviour, type DeliveryRecord, deliveryKeys } from './courier-behaviour.ts';
