export type { SeenCall } from './failures.ts';
export { FAULTS } from './fault.ts';
export { ModelStub } from './model-stub.ts';
export { StubScript } from './stub-script.ts';
