export { DEFAULT_DEEP_PROTOCOL, DEFAULT_PROTOCOL, PROTOCOLS, protocolNamed } from './catalogue.ts';
export { FidelityCard, PublishedProtocol } from './fidelity-card.ts';
export { PUBLISHED } from './published.ts';
