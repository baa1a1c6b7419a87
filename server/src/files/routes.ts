import type { Handlers } from '../core/http/mount.ts';
import { addFiles, type Files, filesOf, openFile } from './service.ts';

type FilesCall = 'uploadFiles' | 'uploadOrderFiles' | 'getImages' | 'getFile';

export const filesRoutes = (files: Files): Handlers<FilesCall> => ({
  uploadFiles: (context, { params }) => addFiles(files, context, params.nrSeqOs, 'A'),
  uploadOrderFiles: (context, { params, body }) => addFiles(files, context, params.nrSeqOs, body.tp_origem),
  getImages: (context, { query }) => filesOf(files, context, query.nr_seq_os),
  getFile: (_context, { params, query }) => openFile(files, params.id, query),
});
