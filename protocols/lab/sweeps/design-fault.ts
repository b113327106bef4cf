/** A sweep design that cannot be run; the message names the part of it. */
export class DesignFault extends Error {
  override readonly name = 'DesignFault';
}
