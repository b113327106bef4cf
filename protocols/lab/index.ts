export { type Check, near, ORACLES, type Oracle } from './oracles/index.ts';
