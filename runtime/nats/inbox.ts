/** As the libraries of NATS make them: levels of letters and digits below `_INBOX`, a handful of them. */
const INBOX = /^_INBOX(?:\.[A-Za-z0-9_-]{1,128}){1,6}$/;

const LEVEL = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Whether a reply may be sent there. The requester names the subject, and the server lets anything pass: even a pattern, or a
 * subject on which only the service may publish.
 */
export const isInbox = (reply: string | undefined): reply is string => reply !== undefined && INBOX.test(reply);

/** Where the answers to a user's requests come. Every role has its own, so that none can be allowed to hear another's. */
export const inboxOf = (user: string | undefined): string =>
  user !== undefined && LEVEL.test(user) ? `_INBOX.${user}` : '_INBOX';
