export { type UploadReaderOptions, uploadReader } from './upload-desk.ts';
