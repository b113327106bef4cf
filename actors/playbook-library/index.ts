import { type Playbook, type PlaybookReference, playbookHash } from '../../protocols/playbook/index.ts';
import { nda } from './nda.ts';
import { servicesCustomer } from './services-customer.ts';
import { servicesSupplier } from './services-supplier.ts';

/** A playbook that comes with the service: every account may use it, and none may change it. */
export interface ShippedPlaybook {
  readonly reference: PlaybookReference;
  readonly playbook: Playbook;
}

const shipped = (id: string, playbook: Playbook): ShippedPlaybook => ({
  reference: { id, name: playbook.name, version: 1, hash: playbookHash(playbook) },
  playbook,
});

let all: readonly ShippedPlaybook[] | undefined;

/** Checked and hashed when they are first asked for: their patterns take a quarter of a second, which no start should pay. */
export function shippedPlaybooks(): readonly ShippedPlaybook[] {
  all ??= [
    shipped('services-customer', servicesCustomer()),
    shipped('services-supplier', servicesSupplier()),
    shipped('nda', nda()),
  ];
  return all;
}
