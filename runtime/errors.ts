/**
 * What the runtime's ports can fail with: a closed set. `transient` says whether the same call may succeed later without
 * anybody changing anything; every error keeps its cause.
 */
export abstract class RuntimeFault extends Error {
  abstract readonly transient: boolean;

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
  }
}

/** The bus was closed; nothing travels over it again. */
export class BusClosed extends RuntimeFault {
  readonly transient = false;

  constructor() {
    super('the bus is closed');
  }
}

/** A body is larger than one message may be. */
export class MessageTooLarge extends RuntimeFault {
  readonly transient = false;
  readonly bytes: number;
  readonly limit: number;

  constructor(bytes: number, limit: number) {
    super(`a message of ${bytes} bytes is over the limit of ${limit}`);
    this.bytes = bytes;
    this.limit = limit;
  }
}

/** The journal answered and will not take the message: it is full, or the subject is not one of its own. */
export class JournalRefused extends RuntimeFault {
  readonly transient = true;
}

/** The store was closed. */
export class StoreClosed extends RuntimeFault {
  readonly transient = false;

  constructor() {
    super('the store is closed');
  }
}

/** The disk or the store's own limit is reached; removing still works. */
export class StoreFull extends RuntimeFault {
  readonly transient = true;
}

/** The store could not write for a reason other than space. */
export class StoreFailed extends RuntimeFault {
  readonly transient = true;
}

/** Another node owns the actor: nothing was written, and that node can do what was asked. */
export class Fenced extends RuntimeFault {
  readonly transient = true;

  constructor(key: string) {
    super(`this node does not own ${key}`);
  }
}

/** A task ran past its time limit and was ended with its worker. */
export class TaskTimeout extends RuntimeFault {
  readonly transient = false;

  constructor(name: string, timeoutMs: number) {
    super(`task ${name} was ended after its limit of ${timeoutMs} ms`);
  }
}

/** A task threw, or its worker died under it (out of memory, process exit). */
export class TaskCrashed extends RuntimeFault {
  readonly transient = false;
}

/** Too many tasks wait already. */
export class TaskQueueFull extends RuntimeFault {
  readonly transient = true;

  constructor(limit: number) {
    super(`${limit} tasks wait already`);
  }
}

/** The caller cancelled the task, or the pool was closed. */
export class TaskCancelled extends RuntimeFault {
  readonly transient = false;
}

/** The environment holds a value the service cannot run with. */
export class InvalidConfig extends RuntimeFault {
  readonly transient = false;
}

/** The message server could not be started or kept running. */
export class NatsServerFailed extends RuntimeFault {
  readonly transient = true;
}
