export { redeliveryActor } from './asking.ts';
export { courierBehaviour, courierTraces } from './courier-behaviour.ts';
export { type DeliveryRecord, deliveryRecords } from './records.ts';
