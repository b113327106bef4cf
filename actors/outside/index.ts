export { admit } from './admission.ts';
