export { type Check, near, type Oracle } from './oracle.ts';
export { ORACLES } from './oracles.ts';
export { publicCrowd } from './public-crowd.ts';
