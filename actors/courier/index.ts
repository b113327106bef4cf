export { redeliveryActor } from './asking.ts';
export { courierBehaviour, courierTraces, type DeliveryRecord, deliveryKeys } from './courier-behaviour.ts';
