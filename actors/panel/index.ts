export { expertBehaviour } from './expert-behaviour.ts';
