import { routes } from '../core/http/handlers.ts';
import { type SavingOptions, save } from './save.service.ts';
import { kindsOf, names, record, records, spanishNames } from './service.ts';

/** The calls of master data, each with the use case that answers it. */
export const masterDataRoutes = (options: SavingOptions) =>
  routes({
    listRecordKinds: (context) => kindsOf(context),
    listRecords: (context, { params, query }) => records(context, params.tipo, query),
    getRecord: (context, { params }) => record(context, params.tipo, params.id),
    listRecordNames: (context, { params, query }) => names(context, params.tipo, params.coluna, query.busca),
    listSpanishNames: (context) => spanishNames(context),
    saveRecord: (context, { params, body }) => save(options, context, params.tipo, body),
  });
