export type { OriginalBytes } from './docx/index.ts';
export { render } from './render.ts';
