export { type AdminToken, adminTokenPath, openAdminToken, readAdminToken } from './admin-token.ts';
export { AdminAnswer, listenForAdminCommands, subjectOf } from './command-listener.ts';
export { connectTo } from './connection.ts';
export { JournalWatch } from './journal-watch.ts';
export { looseFiles } from './loose-files.ts';
export { Readiness } from './readiness.ts';
export { readServiceFile, removeServiceFile, serverAddressAs, writeServiceFile } from './service-file.ts';
