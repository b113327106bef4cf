export { type Admission, admit } from './admission.ts';
