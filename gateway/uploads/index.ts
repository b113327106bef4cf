export { uploadReader } from './isolated-reader.ts';
