export { AdminServer, adminServer } from '../operations/admin-http.ts';
export type { HttpLimits } from './limits.ts';
export { Gateway, httpServer } from './server.ts';
