export { Administration, type AdminServerOptions, adminServer } from './admin.ts';
export { DEFAULT_LIMITS, type HttpLimits } from './limits.ts';
export { Gateway, type HttpServerOptions, httpServer } from './server.ts';
