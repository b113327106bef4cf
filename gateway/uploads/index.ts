export { uploadReader } from './upload-desk.ts';
