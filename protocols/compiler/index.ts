export { type CompiledProtocol, compileProtocol } from './compile.ts';
export { resolveProtocol, shippedProtocol } from './resolve.ts';
export { supportedByReview } from './review-support.ts';
export type { StaticCheck } from './static-check.ts';
