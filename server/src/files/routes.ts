import { routes } from '../core/http/handlers.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { addPart, partsOf } from './parts.service.ts';
import {
  openPhoto,
  personPhoto,
  removePersonPhoto,
  removePhoto,
  setPersonPhoto,
  setPhoto,
} from './photo.service.ts';
import { addFiles, addTyreFiles, type Files, filesOf, openFile, voidFile } from './service.ts';

/** The calls of files, each with the use case that answers it. */
export const filesRoutes = (files: Files, identity: IdentityCheck) =>
  routes({
    uploadFiles: (context, { params, body }) =>
      addFiles(files, context, identity, { order: params.nrSeqOs, origin: 'A', ...body }),
    uploadOrderFiles: (context, { params, body: { tp_origem: origin, ...body } }) =>
      addFiles(files, context, identity, { order: params.nrSeqOs, origin, ...body }),
    uploadTyreFiles: (context, { params }) => addTyreFiles(files, context, params),
    getFileParts: (context, { params }) => partsOf(context, params.chave),
    sendFilePart: (context, { params, body }) => addPart(context, params, body),
    getImages: (context, { query }) => filesOf(files, context, query.nr_seq_os),
    voidFile: (context, { params, body }) => voidFile(context, identity, params, body),
    getFile: (_context, { params, query }) => openFile(files, params.id, query),
    setPhoto: (context) => setPhoto(files, context),
    removePhoto: (context) => removePhoto(context),
    getPersonPhoto: (context, { params }) => personPhoto(context, params.id),
    setPersonPhoto: (context, { params }) => setPersonPhoto(files, context, params.id),
    removePersonPhoto: (context, { params }) => removePersonPhoto(context, params.id),
    getPhoto: (_context, { params, query }) => openPhoto(files, params.id, query),
  });
