import type { Logger } from '../logger.ts';

/**
 * Runs a subscriber's callback. What it throws is its own fault and must not stop the delivery of the next message to it
 * or to anybody else; it is written to the log, and a journaled message stays unsettled and is redelivered.
 */
export function callSubscriber<T extends { readonly subject: string }>(
  handler: (message: T) => void,
  message: T,
  log: Logger,
): void {
  try {
    handler(message);
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    log.error('bus.handler_threw', { subject: message.subject, error });
  }
}
