export { DEFAULT_PROTOCOL, PROTOCOLS, protocolNamed } from './catalogue.ts';
