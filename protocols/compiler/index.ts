export type { Bound, Bounds } from './bounds.ts';
export { type CompiledProtocol, compileProtocol } from './compile.ts';
export { resolveProtocol, shippedProtocol } from './resolve.ts';
export type { Prediction } from './rest.ts';
export { supportedByReview } from './review-support.ts';
export type { CheckSeverity, Extent, StaticCheck } from './static-check.ts';
