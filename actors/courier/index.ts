export { courierBehaviour, courierTraces, type DeliveryRecord, deliveryKeys } from './courier-behaviour.ts';
