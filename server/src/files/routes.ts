import { routes } from '../core/http/handlers.ts';
import { addPart, partsOf } from './parts.service.ts';
import { openPhoto, removePhoto, setPhoto } from './photo.service.ts';
import { addFiles, addTyreFiles, type Files, filesOf, openFile } from './service.ts';

/** The calls of files, each with the use case that answers it. */
export const filesRoutes = (files: Files) =>
  routes({
    uploadFiles: (context, { params }) => addFiles(files, context, { order: params.nrSeqOs, origin: 'A' }),
    uploadOrderFiles: (context, { params, body }) =>
      addFiles(files, context, { order: params.nrSeqOs, origin: body.tp_origem, item: body.nr_seq_os_item }),
    uploadTyreFiles: (context, { params }) => addTyreFiles(files, context, params),
    getFileParts: (context, { params }) => partsOf(context, params.chave),
    sendFilePart: (context, { params, body }) => addPart(context, params, body),
    getImages: (context, { query }) => filesOf(files, context, query.nr_seq_os),
    getFile: (_context, { params, query }) => openFile(files, params.id, query),
    setPhoto: (context) => setPhoto(files, context),
    removePhoto,
    getPhoto: (_context, { params, query }) => openPhoto(files, params.id, query),
  });
