import { ownHandlersOf } from '../../catalog/own.service.ts';
import { routes } from '../../core/http/handlers.ts';
import { choices, faultGroups, judgedRows, keptLines, keptReasons, refusals } from './listing.service.ts';
import {
  cancel,
  exportRefusals,
  type IntakeOptions,
  intakes,
  mend,
  rememberedColumns,
  start,
  undo,
  upload,
} from './service.ts';

/** Intakes of a company's own data, as the panel runs them. */
export const intakeRoutes = (options: IntakeOptions) =>
  routes({
    listIntakes: (context, { query }) => intakes(options, context, query.empresa),
    listIntakeRefusals: (context, { query }) => refusals(options, context, query),
    listIntakeFaults: (context, { query }) => faultGroups(options, context, query),
    listIntakeRows: (context, { query }) => judgedRows(options, context, query),
    listIntakeChoices: (context, { query }) => choices(options, context, query),
    mendIntake: (context, { body }) => mend(options, context, body),
    listIntakeColumns: (context, { query }) => rememberedColumns(options, context, query.empresa),
    exportIntakeRefusals: (context, { body }) => exportRefusals(options, context, body),
    uploadIntake: (context, { query }) => upload(options, context, query),
    async startIntake(context, { body }) {
      await start(options, context, body);
      return { mensagem: 'Carga iniciada.' };
    },
    async cancelIntake(context, { body }) {
      await cancel(options, context, body);
      return { mensagem: 'Carga cancelada.' };
    },
    async previewIntakeUndo(context, { body }) {
      await undo(options, context, body, null);
      return { mensagem: 'Conferindo o que seria desfeito.' };
    },
    async undoIntake(context, { body: { motivo, ...body } }) {
      await undo(options, context, body, motivo);
      return { mensagem: 'Desfazendo a carga.' };
    },
    listIntakeKept: (context, { query }) => keptLines(options, context, query),
    listIntakeKeptReasons: (context, { query }) => keptReasons(options, context, query),
  });

/** The same of the company of a session, for whoever administers it. */
export const ownIntakeRoutes = (options: IntakeOptions) =>
  ownHandlersOf(options.databases.control, intakeRoutes(options), { atomic: false });
