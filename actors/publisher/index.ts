export { publisherBehaviour } from './publisher-behaviour.ts';
