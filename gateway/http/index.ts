export { Administration, adminServer } from './admin.ts';
export type { HttpLimits } from './limits.ts';
export { Gateway, httpServer } from './server.ts';
