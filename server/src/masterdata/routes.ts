import { routes } from '../core/http/handlers.ts';
import type { Keys } from '../core/keys.ts';
import { changeMany } from './many.service.ts';
import { merge, previewMerge, recordWithUnions, undoMerge } from './merge.service.ts';
import { personPin, removePersonPin, setPersonBadge } from './pin.service.ts';
import { save } from './save.service.ts';
import { kindsOf, names, records, spanishNames } from './service.ts';

/** The calls of master data, each with the use case that answers it. */
export const masterDataRoutes = (options: Keys) =>
  routes({
    listRecordKinds: (context) => kindsOf(context),
    listRecords: (context, { params, query }) => records(context, params.tipo, query),
    getRecord: (context, { params }) => recordWithUnions(context, params.tipo, params.id),
    listRecordNames: (context, { params, query }) => names(context, params.tipo, params.coluna, query.busca),
    listSpanishNames: (context) => spanishNames(context),
    previewMerge: (context, { params, query }) => previewMerge(context, params.tipo, query),
    mergeRecords: (context, { params, body }) => merge(context, params.tipo, body),
    getPersonPin: (context, { params }) => personPin(context, params.id),
    setPersonBadge: (context, { params, body }) => setPersonBadge(options, context, params.id, body.cracha),
    removePersonPin: (context, { params }) => removePersonPin(context, params.id),
    undoMerge: (context, { params, body }) => undoMerge(context, params.tipo, body),
    changeRecords: (context, { params, body }) => changeMany(options, context, params.tipo, body),
    saveRecord: (context, { params, body }) => save(options, context, params.tipo, body),
  });
